import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean };
// fontkit has no types; this is the used part.
const { openSync }: { openSync: (path: string) => Font } = createRequire(import.meta.url)(
  'fontkit',
);

const fontsDir = `${import.meta.dirname}/../../fonts`;
const css = readFileSync(`${import.meta.dirname}/../../styles/generated/fonts.css`, 'utf8');
const files = readdirSync(fontsDir).filter((file) => file.endsWith('.woff2'));
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block = '']) => block);

function codePointsOf(block: string): number[] {
  const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(block) ?? [];
  return ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

test.each(files)('%s has every character of its unicode-range', (file) => {
  const block = faces.find((face) => face.includes(`/${file}'`)) ?? '';
  const font = openSync(`${fontsDir}/${file}`);
  const codePoints = codePointsOf(block);
  expect(codePoints.length).toBeGreaterThan(100);
  expect(codePoints.filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([]);
  expect(block).toContain('font-display: swap');
});

test.each(files.filter((file) => file.includes('-latin-')))(
  '%s sets prices and English by itself, in at most 20 KB',
  (file) => {
    const codePoints = new Set(
      codePointsOf(faces.find((face) => face.includes(`/${file}'`)) ?? ''),
    );
    for (const character of '₹1,499.00 −20% AZaz ‘’“”–—… é') {
      expect(codePoints, character).toContain(character.codePointAt(0));
    }
    expect(statSync(`${fontsDir}/${file}`).size).toBeLessThanOrEqual(20_000);
  },
);

test.each(files.filter((file) => file.includes('-devanagari-')))('%s sets Hindi', (file) => {
  const codePoints = new Set(codePointsOf(faces.find((face) => face.includes(`/${file}'`)) ?? ''));
  for (const character of 'हल्दी मिर्च पापड़ ज़ीरा १२३।'.replaceAll(' ', '')) {
    expect(codePoints, character).toContain(character.codePointAt(0));
  }
});

test('no character is in two files of one face', () => {
  for (const name of ['mukta', 'rozha-one']) {
    const of = (script: string) =>
      codePointsOf(faces.find((face) => face.includes(`/${name}-${script}-400`)) ?? '');
    const latin = new Set(of('latin'));
    expect(of('devanagari').filter((codePoint) => latin.has(codePoint))).toEqual([]);
  }
});

test('each family comes with its licence', () => {
  for (const name of ['mukta', 'rozha-one']) {
    expect(readFileSync(`${fontsDir}/OFL-${name}.txt`, 'utf8')).toMatch(
      /^Copyright[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/i,
    );
  }
});
