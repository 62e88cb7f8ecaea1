import { describe, expect, it } from 'vitest';
import { chooseNames, chooseText, langOf, langOfOtherName } from './choose-text.ts';

describe('a text of the desk', () => {
  // product 10.7.8
  it.each([
    ['en', 'Crisp and thin.', 'कुरकुरे और पतले।', 'Crisp and thin.', undefined],
    ['en', 'Crisp and thin.', '', 'Crisp and thin.', undefined],
    ['en', 'कुरकुरे', '', 'कुरकुरे', undefined],
    ['hi', 'Crisp and thin.', 'कुरकुरे और पतले।', 'कुरकुरे और पतले।', undefined],
    ['hi', 'Crisp and thin.', '', 'Crisp and thin.', 'en'],
    ['hi', '', '', '', undefined],
  ] as const)('is shown in a shop in %s: %j, %j', (language, english, hindi, shown, lang) => {
    expect(chooseText(english, hindi, language)).toBe(shown);
    expect(langOf(shown, language)).toBe(lang);
  });
});

describe('the names of a product', () => {
  const english = { name: 'Moong Papad', otherName: 'मूंग पापड़' };
  const hindi = { name: 'मूंग पापड़', otherName: 'Moong Papad' };

  // product 10.7.8
  it('begin with that of the shop, also where the other shop kept them', () => {
    for (const { name, otherName } of [english, hindi]) {
      expect(chooseNames(name, otherName, 'en')).toEqual(english);
      expect(chooseNames(name, otherName, 'hi')).toEqual(hindi);
    }
    expect(langOfOtherName(english.otherName, 'en')).toBe('hi');
    expect(langOfOtherName(hindi.otherName, 'hi')).toBe('en');
  });

  // product 10.7.8
  it('stay as they are where they are in one script', () => {
    for (const language of ['en', 'hi'] as const) {
      const names = { name: 'Moong Papad', otherName: null };
      expect(chooseNames('Moong Papad', null, language)).toEqual(names);
      expect(chooseNames('Papad', 'Moong', language)).toEqual({
        name: 'Papad',
        otherName: 'Moong',
      });
      const both = { name: 'पापड़', otherName: 'मूंग पापड़' };
      expect(chooseNames('पापड़', 'मूंग पापड़', language)).toEqual(both);
    }
  });
});
