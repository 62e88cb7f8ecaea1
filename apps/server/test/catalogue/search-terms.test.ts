import { expect, test } from 'vitest';
import { toSearchTerms, toWords } from '../../src/catalogue/search-terms.ts';

test.for([
  ['Red Chilli-Powder (200 g)', ['red', 'chilli', 'powder', '200', 'g']],
  ['ＣＨＡＩ chai Chai', ['chai']],
  ['हल्दी पाउडर', ['हल्दी', 'पाउडर']],
  ['ﬁne', ['fine']],
  ['% _ \\ *', []],
] as const)('the words of %s', ([text, words]) => {
  expect(toWords(text)).toEqual(words);
});

test('of words with the same beginning only the longest is searched, and of many words the six longest', () => {
  expect(toSearchTerms('spi spice sp')).toEqual(['spice']);
  expect(toSearchTerms('spice spice')).toEqual(['spice']);
  const many = 'a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii jjjjjjjjjj';
  expect(toSearchTerms(many)).toHaveLength(6);
  expect(toSearchTerms(many)).not.toContain('dddd');
  expect(toSearchTerms('a papad x')).toEqual(['papad']);
  expect(toSearchTerms('a b')).toEqual([]);
});
