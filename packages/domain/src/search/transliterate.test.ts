import { expect, it } from 'vitest';
import { isDevanagari, transliterate } from './transliterate.ts';

it.each([
  ['हल्दी', 'haldi'],
  ['मसाला', 'masala'],
  ['गरम', 'garam'],
  ['कठपुतली', 'kathputli'],
  ['लहसुन', 'lahsun'],
  ['अजरख', 'ajrakh'],
  ['नमकीन', 'namkin'],
  ['सौंफ', 'saunph'],
  ['मूँज', 'munj'],
  ['मंगल', 'mangal'],
  ['पापड़', 'papad'],
  ['रज़ाई', 'razai'],
  ['काग़ज़', 'kagaz'],
  ['फ़ूल', 'ful'],
  ['आम', 'am'],
  ['न', 'na'],
  ['ऽक', 'k'],
  ['़', ''],
  ['ं', ''],
  ['ा', ''],
  ['्', ''],
  ['१', ''],
  ['haldi', 'haldi'],
  ['कॉफ़ी200', 'kofi200'],
  // product 5.1.4
])('%s is spoken %s', (word, latin) => {
  expect(transliterate(word)).toBe(latin);
});

it('knows letters in Devanagari', () => {
  expect(['हल्दी', 'haldi', 'chai चाय'].map(isDevanagari)).toEqual([true, false, true]);
});
