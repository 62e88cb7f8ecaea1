import { createIdempotencyKey, createShopClient } from '@haat/api-sdk';

/** The client of the API, on the desk's own origin; the server renders the frame alone and makes no call. */
export const desk = createShopClient({
  baseUrl: globalThis.location ? '/api/v1' : 'http://localhost/api/v1',
});

/** Items of a page of a list: as many as a phone shows in a few screens. */
export const LIST_LIMIT = 30;

/**
 * Headers of a change of what was read in this version: it is a 412 when somebody else has changed that
 * meanwhile, and takes effect once however often it is sent.
 */
export function changeOf(version: number, key: string = createIdempotencyKey()) {
  return { 'If-Match': `"${version}"`, 'Idempotency-Key': key };
}

/** Another text after each sign-in and each renewal, in whichever tab it was; empty when nobody is signed in. */
export function getSessionMark(): string {
  return /(?:^|; )haat_signed_in=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
