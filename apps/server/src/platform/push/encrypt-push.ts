import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The length of a record; a notice is one, far below it. */
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;

/**
 * Encrypts a notice so that the browser alone reads it, not the service that brings it (RFC 8291,
 * `aes128gcm` of RFC 8188).
 *
 * @param text at most 3,000 bytes
 * @param random set by the test of the RFC's example
 * @throws an error of node:crypto when `p256dh` is no point of the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  random: { readonly salt: Buffer; readonly sender: ECDH } = makeRandom(),
): Buffer {
  const { salt, sender } = random;
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(senderKey.length, 4);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  // The 2 ends the last record.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
  ]);
  return Buffer.concat([salt, header, senderKey, sealed, cipher.getAuthTag()]);
}

function makeRandom(): { salt: Buffer; sender: ECDH } {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

function derive(key: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length));
}
