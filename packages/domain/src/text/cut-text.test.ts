import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverText, cutText } from './cut-text.ts';

describe('a text is cut between characters as people see them', () => {
  it.each([
    ['Papad', 5, 'Papad'],
    ['Papad', 3, 'Pap'],
    ['a🌶🌶', 2, 'a🌶'],
    ['a🌸🌸', 5, 'a🌸🌸'],
    ['a👩🏽‍🌾b', 4, 'a'],
    ['a👩🏽‍🌾b', 5, 'a👩🏽‍🌾'],
    ['🇮🇳🇮🇳', 3, '🇮🇳'],
    ['cafe\u0301', 4, 'caf'],
    ['मसाला', 2, 'म'],
    ['मसाला', 3, 'मसा'],
    ['मक्षिका', 2, 'म'],
    ['मक्षिका', 3, 'म'],
    ['मक्षिका', 5, 'मक्षि'],
    ['वाक् भाषा', 4, 'वाक्'],
    ['नमस्ते', 5, 'नम'],
    ['👩🏽‍🌾', 3, ''],
  ])('%o at %i is %o', (text, maxLength, cut) => {
    expect(cutText(text, maxLength)).toBe(cut);
  });

  // product 8.1.4
  it('is a beginning of the text, never too long and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), (text, maxLength) => {
        const cut = cutText(text, maxLength);
        expect(text.startsWith(cut)).toBe(true);
        expect(Array.from(cut).length).toBeLessThanOrEqual(maxLength);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

it.each([
  ['क्षमा', 0, ''],
  ['क्षमा', 2, 'क्ष'],
  ['chai', 3, 'cha'],
  ['chai', 9, 'chai'],
  // product 8.1.4
])('of %o the beginning that covers %i is %o', (text, minLength, covered) => {
  expect(coverText(text, minLength)).toBe(covered);
});
