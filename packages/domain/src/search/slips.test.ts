import { expect, it } from 'vitest';
import { forgivenSlips, isForSlips, pickNearest, toSlipForms } from './slips.ts';

// product 5.1.4
it('one slip is forgiven from 4 letters of a key on, two from 7 on', () => {
  expect(['jir', 'hald', 'koftar', 'turmrik'].map(forgivenSlips)).toEqual([0, 1, 1, 2]);
});

it('slips are forgiven in words in Latin letters with 4 letters of a key or more', () => {
  expect(['haldi', 'jeera', 'हल्दी', '~hald', '.fields', 'lot12'].map(isForSlips)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('words that differ by a slip have a form in common, and a form keeps the first letter', () => {
  const forms = new Set(toSlipForms('turmeric'));
  for (const typed of ['tumeric', 'turmric', 'termaric', 'trumeric', 'turmmeriic', 'turmerc']) {
    expect(toSlipForms(typed).some((form) => forms.has(form))).toBe(true);
  }
  expect(Array.from(forms).every((form) => form.startsWith('t') && form.length >= 3)).toBe(true);
  expect(forms.size).toBeLessThanOrEqual(16);
  expect(toSlipForms('rai')).toEqual([]);
  expect(toSlipForms('diya')).toEqual([]);
  expect(toSlipForms('size38')).toEqual([]);
});

it('the nearest words come first, whole words before beginnings', () => {
  const words = ['turmeric', 'turban', 'terracotta', 'tumeric', 'tumerics', 'umbrella'];
  expect(pickNearest('tumeric', words).map(({ word }) => word)).toEqual([
    'tumeric',
    'tumerics',
    'turmeric',
  ]);
  expect(pickNearest('jirawan', ['terracottas', 'tote'])).toEqual([]);
  expect(pickNearest('kathpu', ['kathputli', 'katori'])).toEqual([]);
  expect(pickNearest('kathputa', ['kathputlis'])).toMatchObject([{ word: 'kathputlis' }]);
});

// product 5.1.4
it('in a word of 4 letters only vowels may be wrong', () => {
  expect(pickNearest('vodk', ['vorak', 'vidak', 'vork'])).toEqual([]);
  expect(pickNearest('hildi', ['haldi', 'hamdi'])).toMatchObject([{ word: 'haldi', slips: 1 }]);
});

it('equally near words are in the order of the alphabet', () => {
  expect(pickNearest('bonget', ['bungeta', 'bangeta']).map(({ word }) => word)).toEqual([
    'bangeta',
    'bungeta',
  ]);
  expect(pickNearest('bonget', ['bangeta', 'bungeta']).map(({ word }) => word)).toEqual([
    'bangeta',
    'bungeta',
  ]);
});
