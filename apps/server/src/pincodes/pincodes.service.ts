import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../context.ts';
import { findBundledOffices } from './bundled-table.ts';
import { type PincodeReply, type PostOffice, toPincodeReply } from './post-office.ts';
import { askPostalService } from './postal-service.ts';

const HOUR = 60 * 60_000;
const KNOWN_LIFE_MS = 24 * HOUR;
/** Shorter, since new pincodes come into use. */
const UNKNOWN_LIFE_MS = HOUR;
const MAX_CACHED = 5_000;

/** The shopper waits no longer than this for the postal service. */
const TIMEOUT_MS = 3_000;
/** After so many failures in a row nobody waits for the service for a while. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

/** Looks up pincodes. */
export interface PincodeLookup {
  /**
   * The post offices of a pincode, in the shape of the public postal service. Never fails: while
   * the service is away the answer comes from the table that comes with the server.
   *
   * @param pincode 6 digits
   */
  lookUp(pincode: string): Promise<PincodeReply>;
}

/**
 * Passes look-ups on to `PINCODE_ORIGIN`, remembers what it said, and answers from the bundled table
 * when it is not set or gives no usable answer (spec §7).
 *
 * @param options.timeoutMs timeout of the service
 * @param options.maxCached most pincodes in the cache; the least recently used one is deleted first
 */
export function createPincodeLookup(
  context: Pick<ShopContext, 'config' | 'log' | 'now'>,
  { timeoutMs = TIMEOUT_MS, maxCached = MAX_CACHED } = {},
): PincodeLookup {
  const { pincodeOrigin: origin } = context.config;
  const cache = new LRUCache<string, { offices: readonly PostOffice[]; expiresAt: number }>({
    max: maxCached,
  });
  const underWay = new Map<string, Promise<readonly PostOffice[]>>();
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function findOffices(pincode: string): Promise<readonly PostOffice[]> {
    if (origin === undefined) return findBundledOffices(pincode);
    const known = cache.get(pincode);
    if (known !== undefined && context.now() < known.expiresAt) return known.offices;
    if (context.now() < pausedUntil) return findBundledOffices(pincode);
    let asking = underWay.get(pincode);
    if (asking === undefined) {
      asking = ask(origin, pincode).finally(() => underWay.delete(pincode));
      underWay.set(pincode, asking);
    }
    return asking;
  }

  async function ask(serviceOrigin: string, pincode: string): Promise<readonly PostOffice[]> {
    try {
      const offices = await askPostalService(serviceOrigin, pincode, timeoutMs);
      failures = 0;
      const life = offices.length > 0 ? KNOWN_LIFE_MS : UNKNOWN_LIFE_MS;
      cache.set(pincode, { offices, expiresAt: context.now() + life });
      return offices;
    } catch (error) {
      failures += 1;
      if (failures >= MAX_FAILURES) pausedUntil = context.now() + PAUSE_MS;
      context.log.warn({ err: error }, 'the postal service gave no usable answer');
      return findBundledOffices(pincode);
    }
  }

  return {
    async lookUp(pincode) {
      return toPincodeReply(await findOffices(pincode));
    },
  };
}
