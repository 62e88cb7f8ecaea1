import { expect, test } from 'vitest';
import { toSearchWords } from './search-words.ts';
import { toWords } from './words.ts';

test.for([
  ['Red Chilli-Powder (200 g)', ['red', 'chilli', 'powder', '200', 'g']],
  ['ＣＨＡＩ chai Chai', ['chai']],
  ['हल्दी पाउडर', ['हल्दी', 'पाउडर']],
  ['ﬁne', ['fine']],
  ['% _ \\ *', []],
] as const)('the words of %s', ([text, words]) => {
  expect(toWords(text)).toEqual(words);
});

// product 5.1.3
test('of words with the same beginning only the longest is searched, and of many words the six longest', () => {
  expect(toSearchWords('spi spice sp')).toEqual(['spice']);
  expect(toSearchWords('spice spice')).toEqual(['spice']);
  const many = 'a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii jjjjjjjjjj';
  expect(toSearchWords(many)).toEqual(many.split(' ').slice(4));
  expect(toSearchWords('a papad x')).toEqual(['papad']);
  expect(toSearchWords('a b')).toEqual([]);
});

// product 5.1.3
test('particles are left out beside other words', () => {
  expect(toSearchWords('lahsun ki chutney')).toEqual(['lahsun', 'chutney']);
  expect(toSearchWords('हल्दी का पाउडर')).toEqual(['हल्दी', 'पाउडर']);
  expect(toSearchWords('the')).toEqual(['the']);
});
