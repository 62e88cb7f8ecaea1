import { describe, expect, it } from 'vitest';

/** The texts of all parts of the desk, by file. */
const FILES = import.meta.glob<Record<string, Record<'hi' | 'en', object>>>('../../**/*.texts.ts', {
  eager: true,
});

/** Words that are the same in both languages: names, and what is written in Latin letters in India too. */
const LATIN_IN_HINDI = ['English', 'GSTIN', 'HSN', 'UPI'];

const DEVANAGARI = /[ऀ-ॿ]/;

/** Each text with its path; a text with values is made with these. */
function listTexts(part: object, path: string): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const place = `${path}.${name}`;
    if (typeof value === 'string') return [[place, value]];
    if (typeof value === 'function') return [[place, String(value(2, 3))]];
    return listTexts(value, place);
  });
}

const parts = Object.entries(FILES).flatMap(([file, module]) =>
  Object.entries(module).map(([name, texts]) => ({ name: `${file} ${name}`, texts })),
);

describe.each(parts)('$name', ({ texts }) => {
  const hindi = listTexts(texts.hi, '');
  const english = listTexts(texts.en, '');

  // product 10.6.3
  it('has the same texts in both languages, and none is empty', () => {
    expect(hindi.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect([...hindi, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  // product 10.6.3
  it('has each text in its own letters', () => {
    const isForeign = ([, text]: [string, string]) =>
      /[a-z]/i.test(text) && !DEVANAGARI.test(text) && !LATIN_IN_HINDI.includes(text);
    expect(hindi.filter(isForeign)).toEqual([]);
    expect(english.filter(([, text]) => DEVANAGARI.test(text.replace('हिंदी', '')))).toEqual([]);
  });
});

it('finds the texts', () => {
  expect(parts.length).toBeGreaterThan(8);
});
