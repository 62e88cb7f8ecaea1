import { expect, it } from 'vitest';
import { chooseNames, chooseText, langOf, langOfOtherName } from './choose-text.ts';

// product 10.7.8
it.each([
  ['Crisp and thin.', 'कुरकुरे और पतले।', 'कुरकुरे और पतले।', undefined],
  ['Crisp and thin.', '', 'Crisp and thin.', 'en'],
  ['', '', '', undefined],
])('of %j and %j shows %j', (english, hindi, shown, lang) => {
  expect(chooseText(english, hindi)).toBe(shown);
  expect(langOf(shown)).toBe(lang);
});

// product 10.7.8
it('begins with the Hindi name, also where a device kept the English one first', () => {
  const names = { name: 'मूंग पापड़', otherName: 'Moong Papad' };
  expect(chooseNames('Moong Papad', 'मूंग पापड़')).toEqual(names);
  expect(chooseNames('मूंग पापड़', 'Moong Papad')).toEqual(names);
  expect(langOfOtherName('Moong Papad')).toBe('en');
  expect(chooseNames('Papad', 'Moong')).toEqual({ name: 'Papad', otherName: 'Moong' });
});
