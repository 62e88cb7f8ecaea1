import { createHash, timingSafeEqual } from 'node:crypto';

/** True when the Authorization header carries the token; the time of the comparison tells nothing of it. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
