import { describe, expect, test } from 'vitest';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { UNSTORABLE_TEXT } from '../../../src/platform/database/storable-text.ts';
import {
  buildLivedInShop,
  type LivedInShop,
} from '../../support/generated-requests/lived-in-shop.ts';

const BOUNDARY = 'a-boundary';
const operations = listOperations(readContract());

/** Sends a request of the owner of the desk. */
async function send(
  { shop, readCookie }: LivedInShop,
  request: { method: (typeof operations)[number]['method']; url: string },
  body?: { type: string; payload: string },
): Promise<unknown> {
  shop.clock.advance(500);
  const response = await shop.server.inject({
    ...request,
    headers: {
      cookie: readCookie('admin'),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      'if-match': '"1"',
      ...(body && { 'content-type': body.type }),
    },
    ...(body && { payload: body.payload }),
  });
  const { message } = response.json();
  return message === UNSTORABLE_TEXT
    ? 'rejected'
    : `${request.method} ${request.url}: ${response.statusCode} ${message}`;
}

describe('text that a database cannot hold', () => {
  test('is rejected in every body, in a field or as its name', async () => {
    const livedIn = await buildLivedInShop();
    // The webhook's body is bytes that are signed.
    const takers = operations.filter(
      ({ bodyTypes, operationId }) =>
        bodyTypes.length > 0 && operationId !== 'receivePaymentWebhook',
    );
    expect(takers.length).toBeGreaterThan(50);
    for (const { method, url, bodyTypes } of takers) {
      for (const type of bodyTypes) {
        const bodies =
          type === 'application/json'
            ? [String.raw`{"a":"\u0000"}`, String.raw`{"a":["\ud800"]}`, String.raw`{"\udc00":1}`]
            : ['x"\r\n\r\na\0b', 'a\0"\r\n\r\nb'].map(
                (part) =>
                  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}\r\n--${BOUNDARY}--\r\n`,
              );
        const media = type === 'multipart/form-data' ? `${type}; boundary=${BOUNDARY}` : type;
        for (const payload of bodies) {
          const outcome = await send(livedIn, { method, url }, { type: media, payload });
          expect(outcome).toBe('rejected');
        }
      }
    }
  });

  test('is rejected in every query', async () => {
    const livedIn = await buildLivedInShop();
    const readers = operations.filter(({ method }) => method === 'GET');
    for (const { method, url } of readers) {
      const outcome = await send(livedIn, { method, url: `${url}?a=%00` });
      expect(outcome).toBe('rejected');
    }
  });
});
