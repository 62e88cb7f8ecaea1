import { createECDH, createPrivateKey, ECDH, type KeyObject, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** How long a push service may accept a signature, s; RFC 8292 allows a day. */
const SIGNATURE_LIFE_S = 12 * 60 * 60;

/** The shop's keys for push services (RFC 8292). */
export interface PushKeys {
  /** What browsers subscribe with: an uncompressed point, base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Creates the secret of new keys: 32 bytes, base64url. */
export function createPushSecret(): string {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const secret = ecdh.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
}

/** Makes the keys from their secret. */
export function readPushKeys(secret: string): PushKeys {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(secret, 'base64url');
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** Whether a browser's key is a point of the curve, so that a notice can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  // 65 bytes; OpenSSL takes the empty text for the point at infinity.
  if (p256dh.length !== 87) return false;
  try {
    const point = ECDH.convertKey(p256dh, CURVE, 'base64url', 'base64url', 'uncompressed');
    return point === p256dh;
  } catch {
    return false;
  }
}

/**
 * Signs that a request to a push service is the shop's: the header `Authorization` (RFC 8292).
 *
 * @param sender an https: or mailto: address of the shop, for the people of the push service
 * @param now epoch ms
 */
export function signPush(
  { publicKey, privateKey }: PushKeys,
  { endpoint, sender, now }: { endpoint: string; sender: string; now: number },
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + SIGNATURE_LIFE_S,
    sub: sender,
  };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
