import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_LENGTH = 32;
/** As long as the digest that codes are made with (RFC 4226, 4). */
const SECRET_LENGTH = 20;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Makes the secrets of second factors, and encrypts them, by keys derived from a secret of the shop. */
export interface SecretCipher {
  /**
   * The secret of a second factor that begins in a session: the same whenever it is asked for, and
   * another one in every other session and at every other time.
   *
   * @param begunAt epoch ms
   */
  derive(owner: string, sessionId: string, begunAt: number): Uint8Array;
  /** @param owner id of the account: a secret that is moved to another one cannot be read */
  encrypt(secret: Uint8Array, owner: string): string;
  /** @throws when the text was changed, or is of another owner or another shop */
  decrypt(text: string, owner: string): Uint8Array;
}

/** @param shopSecret of this shop, the same in all of its processes */
export function createSecretCipher(shopSecret: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', shopSecret, '', 'desk second factor', KEY_LENGTH));
  return {
    derive(owner, sessionId, begunAt) {
      const purpose = `desk second factor of ${owner} in ${sessionId}`;
      return Buffer.from(hkdfSync('sha256', shopSecret, String(begunAt), purpose, SECRET_LENGTH));
    },
    encrypt(secret, owner) {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    decrypt(text, owner) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_LENGTH))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
      const secret = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH));
      return Buffer.concat([secret, decipher.final()]);
    },
  };
}
