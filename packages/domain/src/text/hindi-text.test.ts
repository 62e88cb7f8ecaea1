import { describe, expect, it } from 'vitest';
import { hindiText } from './hindi-text.ts';

describe('a Hindi text of the desk', () => {
  const text = hindiText('Description', 10);

  // product 10.7.8
  it.each([
    [undefined, ''],
    ['', ''],
    [' कुरकुरे ', 'कुरकुरे'],
  ])('may be %j', (input, stored) => {
    expect(text.parse(input)).toBe(stored);
  });

  // product 10.7.8
  it.each([
    ['Crisp.', 'Description in Hindi is in Devanagari.'],
    ['क'.repeat(11), 'Description in Hindi must be at most 10 characters.'],
  ])('is not %j', (input, message) => {
    expect(text.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
