import { expect, it } from 'vitest';
import { chooseNames, chooseText, langOf, langOfOtherName } from './choose-text.ts';

// product 10.7.8
it('shows the English text of the desk, in whatever script it is', () => {
  expect(chooseText('Crisp and thin.', 'कुरकुरे और पतले।')).toBe('Crisp and thin.');
  expect(chooseText('कुरकुरे', '')).toBe('कुरकुरे');
  expect(langOf('कुरकुरे')).toBeUndefined();
});

// product 10.7.8
it('begins with the English name, also where a device kept the Hindi one first', () => {
  const names = { name: 'Moong Papad', otherName: 'मूंग पापड़' };
  expect(chooseNames('Moong Papad', 'मूंग पापड़')).toEqual(names);
  expect(chooseNames('मूंग पापड़', 'Moong Papad')).toEqual(names);
  expect(langOfOtherName('मूंग पापड़')).toBe('hi');
});

// product 10.7.8
it('leaves names in one script as they are', () => {
  for (const [name, otherName] of [
    ['Moong Papad', null],
    ['Papad', 'Moong'],
    ['पापड़', 'मूंग पापड़'],
  ] as const) {
    expect(chooseNames(name, otherName)).toEqual({ name, otherName });
  }
});
