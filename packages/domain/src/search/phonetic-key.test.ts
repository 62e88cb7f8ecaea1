import { expect, it } from 'vitest';
import { toPhoneticKey, toPhoneticKeys } from './phonetic-key.ts';

it.each([
  'haldi haldee haldhi haldii हल्दी हलदी',
  'jeera jira zeera zira jeeraa जीरा ज़ीरा',
  'dhaniya dhania daniya dhanya धनिया धनीया',
  'chilli chili chilly chillies chilies',
  'papad papads paapad पापड़ पापड',
  'moong mung मूंग मूँग मुंग',
  'jutti juti jooti juttis जूती joote',
  'saunf saumph sonf सौंफ सोंफ',
  'kasuri kasoori कसूरी',
  'biscuit biscuits biskut biscut बिस्कुट',
  'powder पाउडर pawdar',
  'diya deeya dia diyas diye दीया दीये',
  'chudi choodi chudiyan चूड़ी चूड़ियाँ',
  'jowar jovar',
  'quilt quilts kvilt',
  'boxes box',
  'chutney chutny chutni',
  'durrie durry durri dhurrie',
  'café cafe',
  // product 5.1.4
])('%s sound alike', (words) => {
  const keys = words.split(' ').map(toPhoneticKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[a-z]{2,}$/);
});

it.each([
  ['diya', 'diary'],
  ['rai', 'raja'],
  ['thaila', 'tel'],
  ['chai', 'chi'],
  ['stool', 'stole'],
  ['til', 'tel'],
])('%s and %s do not', (one, other) => {
  expect(toPhoneticKey(one)).not.toBe(toPhoneticKey(other));
});

it.each(['200', 'size38', 'чай', ''])('%o has no key', (word) => {
  expect(toPhoneticKey(word)).toBe('');
  expect(toPhoneticKeys(word)).toEqual([]);
});

// product 5.1.4
it('a word with ड़ has a key with d and one with r', () => {
  expect(toPhoneticKeys('पापड़')).toEqual([toPhoneticKey('papad'), toPhoneticKey('papar')]);
  expect(toPhoneticKeys('papad')).toEqual([toPhoneticKey('papad')]);
});
