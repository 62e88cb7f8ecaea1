import { expect, it } from 'vitest';
import { toNameKey } from './name-key.ts';

it.each([
  ['Café', 'Cafe\u0301'],
  ['Café', 'CAFÉ'],
  ['Spices', 'Spices\u200b'],
  ['Spices', '\ufeffSpi\u00adces\u2060'],
  ['Spices', 'Spices\u2800'],
  ['Spices', 'S\u{e0070}pices\ufe0f'],
  ['Spices', 'Ｓｐｉｃｅｓ'],
  ['Ker Sangri', ' Ker\u00a0 \u3000Sangri\t'],
  ['Straße', 'STRASSE'],
  ['ﬁne', 'FINE'],
  ['पापड़', 'पाप\u095c'],
  ['क्षमा', 'क्\u200dषमा'],
  ['पापड़', 'पापड़\u200c'],
  ['\u200b', ''],
  // product 5.2.3
])('the names %j and %j are the same', (name, other) => {
  expect(toNameKey(other)).toBe(toNameKey(name));
});

it.each([
  ['Spices', 'Spice'],
  ['Cafe', 'Café'],
  ['Ker Sangri', 'KerSangri'],
  ['पापड़', 'पापड'],
  ['क्षमा', 'कषमा'],
  // product 5.2.3
])('the names %j and %j are two', (name, other) => {
  expect(toNameKey(other)).not.toBe(toNameKey(name));
});
