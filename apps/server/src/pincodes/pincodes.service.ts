import { LRUCache } from 'lru-cache';
import type { ShopContext } from '../context.ts';
import { listBundledOffices } from './list-bundled-offices.ts';
import type { PostOffice } from './post-office.ts';
import { fetchPostOffices } from './postal-service.ts';

const HOUR = 60 * 60_000;
const KNOWN_TTL_MS = 24 * HOUR;
/** TTL of an unknown pincode. It is shorter, since new pincodes come into use. */
const UNKNOWN_TTL_MS = HOUR;
const MAX_CACHED = 5_000;

/** Timeout of a request to the postal service, ms. */
const TIMEOUT_MS = 3_000;
/** Consecutive failures after which requests to the postal service pause. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

/** Looks up pincodes. */
export interface PincodeLookup {
  /**
   * Lists the post offices of a pincode. It never fails: the bundled table replaces the postal service
   * while the service is unavailable.
   *
   * @param pincode 6 digits
   * @returns empty for an unknown pincode
   */
  lookUp(pincode: string): Promise<readonly PostOffice[]>;
}

/**
 * Creates the look-up of pincodes. It asks the service at `PINCODE_ORIGIN` and caches its responses;
 * without `PINCODE_ORIGIN`, or a usable response, it reads the bundled table (product 7.9.1).
 *
 * @param options.timeoutMs timeout of a request to the service, ms
 * @param options.maxCached maximum number of cached pincodes; the least recently used one is evicted
 */
export function createPincodeLookup(
  context: Pick<ShopContext, 'config' | 'log' | 'now'>,
  { timeoutMs = TIMEOUT_MS, maxCached = MAX_CACHED } = {},
): PincodeLookup {
  const { pincodeOrigin: origin } = context.config;
  const cache = new LRUCache<string, { offices: readonly PostOffice[]; expiresAt: number }>({
    max: maxCached,
  });
  const pending = new Map<string, Promise<readonly PostOffice[]>>();
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function fetchOrReadTable(
    serviceOrigin: string,
    pincode: string,
  ): Promise<readonly PostOffice[]> {
    try {
      const offices = await fetchPostOffices(serviceOrigin, pincode, timeoutMs);
      failures = 0;
      const ttlMs = offices.length > 0 ? KNOWN_TTL_MS : UNKNOWN_TTL_MS;
      cache.set(pincode, { offices, expiresAt: context.now() + ttlMs });
      return offices;
    } catch (error) {
      failures += 1;
      if (failures >= MAX_FAILURES) pausedUntil = context.now() + PAUSE_MS;
      context.log.warn({ err: error }, 'the postal service sent no usable response');
      return listBundledOffices(pincode);
    }
  }

  return {
    async lookUp(pincode) {
      if (origin === undefined) return listBundledOffices(pincode);
      const cached = cache.get(pincode);
      if (cached !== undefined && context.now() < cached.expiresAt) return cached.offices;
      if (context.now() < pausedUntil) return listBundledOffices(pincode);
      let request = pending.get(pincode);
      if (request === undefined) {
        request = fetchOrReadTable(origin, pincode).finally(() => pending.delete(pincode));
        pending.set(pincode, request);
      }
      return request;
    },
  };
}
