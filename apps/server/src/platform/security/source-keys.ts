import { createHmac, timingSafeEqual } from 'node:crypto';
import { toAddressKey } from '../http/address-key.ts';

/** Bytes of a keyed hash: 128 bits cannot be guessed, and cookie and log lines stay short. */
const KEYED_HASH_LENGTH = 16;

/** The content of a device cookie: a random id and a proof for each account it signed in to. */
export interface Device {
  readonly id: string;
  readonly proofs: readonly string[];
}

/** Keyed hashes of the sources of requests and of accounts, all under one secret of the shop. */
export interface SourceKeys {
  /** Hashes an IP address (the /64 of an IPv6 address) for counters and log lines. */
  hashAddress(address: string): string;
  /** Hashes an e-mail address or the id of an account for counters, which outlive the account. */
  hashAccount(account: string): string;
  /** Creates the proof that a device signed in to this account. */
  proveDevice(deviceId: string, userId: string): string;
  /** True when the device signed in to this account before. */
  isKnownDevice(device: Device | undefined, userId: string): device is Device;
}

/** @param secret of this shop, the same in all of its processes */
export function createSourceKeys(secret: string): SourceKeys {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret)
      .update(`${purpose}\0${text}`)
      .digest()
      .subarray(0, KEYED_HASH_LENGTH)
      .toString('base64url');
  const proveDevice = (deviceId: string, userId: string) =>
    hash('device', `${deviceId}\0${userId}`);
  return {
    hashAddress: (address) => hash('address', toAddressKey(address)),
    hashAccount: (account) => hash('account', account),
    proveDevice,
    isKnownDevice(device, userId): device is Device {
      if (device === undefined) return false;
      const expected = Buffer.from(proveDevice(device.id, userId));
      return device.proofs.some((proof) => {
        const given = Buffer.from(proof);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
