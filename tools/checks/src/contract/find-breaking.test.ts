import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findBreaking } from './find-breaking.ts';

const CONTRACT = readFileSync(join(rootDir, 'openapi/generated/openapi.json'), 'utf8');

/** Lists what breaks callers when a text of the shop's contract is replaced. */
function afterChange(pattern: string | RegExp, replacement: string): string[] {
  const after = CONTRACT.replace(pattern, replacement);
  expect(after).not.toBe(CONTRACT);
  return findBreaking(JSON.parse(CONTRACT), JSON.parse(after));
}

/** A change inside of one schema. */
const schema = (name: string, text: string) =>
  new RegExp(`("${name}": ?\\{(?:(?!\\n {6}\\}).)*?)${text}`, 's');

it('a call that is gone breaks its callers', () => {
  expect(afterChange('"/wishlist/clear"', '"/wishlist/empty"')).toEqual([
    'clearWishlist: the call is gone',
  ]);
});

it.each([
  ['must be given', '"required": ?\\[', '$1"required":["expectedTotal",', 'must now be given'],
  [
    'has another type',
    '"expectedTotal": ?\\{\\s*"type": ?"integer"',
    '$1"expectedTotal":{"type":"string"',
    'no longer takes integer',
  ],
  ['is called another name', '"expectedTotal"', '$1"agreedTotal"', 'is no longer taken'],
])('a field of a request that %s breaks its callers', (_what, text, replacement, said) => {
  expect(afterChange(schema('CreateOrderRequest', text), replacement)).toContain(
    `createOrder: body.expectedTotal ${said}`,
  );
});

it.each([
  ['is gone', '"orderNumber": ?\\{', '$1"number":{', 'is gone'],
  ['may be missing', '"orderNumber",', '$1', 'may now be missing'],
  [
    'has another type',
    '"orderNumber": ?\\{\\s*"type": ?"string"',
    '$1"orderNumber":{"type":"integer"',
    'may now be integer',
  ],
])('a field of a response that %s breaks its callers', (_what, text, replacement, said) => {
  expect(afterChange(schema('Order', text), replacement)).toContain(
    `getOrder: 200.data.orderNumber ${said}`,
  );
});

it('more of a response, and less of a request, breaks nobody', () => {
  const optional = schema('CreateOrderRequest', '"required": ?\\[\\s*"items",');
  expect(afterChange(schema('Order', '"properties": ?\\{'), '$1"properties":{"gift":{},')).toEqual(
    [],
  );
  expect(afterChange(optional, '$1"required":[')).toEqual([]);
});
