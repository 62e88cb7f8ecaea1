import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf, readColours } from '../../test/theme-tokens.ts';

const colours = readColours();

function contrast(one: string, other: string): number {
  const [first, second] = [colours.get(one), colours.get(other)];
  if (!first || !second) throw new Error(`No such token: ${first ? other : one}`);
  return contrastOf(first, second);
}

/** Text colour → its backgrounds. */
const TEXT_ON_GROUNDS = {
  ink: [
    'plaster',
    'paper',
    'sand',
    'hairline',
    'turmeric',
    'turmeric-tint',
    'madder-tint',
    'error-tint',
    'leaf-tint',
    'indigo-tint',
  ],
  // On hairline: the label of a disabled button.
  'ink-soft': ['plaster', 'paper', 'sand', 'hairline'],
  // Placeholders; disabled icons.
  edge: ['plaster', 'paper'],
  madder: ['plaster', 'paper', 'sand', 'madder-tint'],
  'madder-deep': ['plaster', 'paper', 'madder-tint'],
  error: ['plaster', 'paper', 'sand', 'error-tint'],
  'error-deep': ['error-tint'],
  indigo: ['plaster', 'paper', 'sand', 'indigo-tint'],
  'indigo-deep': ['plaster', 'paper', 'sand'],
  leaf: ['plaster', 'paper', 'sand', 'leaf-tint'],
  white: ['madder', 'madder-deep', 'indigo', 'indigo-deep', 'leaf', 'ink'],
  plaster: ['ink', 'indigo', 'indigo-deep', 'madder', 'madder-deep', 'leaf'],
  hairline: ['indigo', 'indigo-deep', 'ink'],
} as const;

/** Colour of a control → its surroundings, with a contrast of 3:1. */
const SIGNS_ON_GROUNDS = {
  edge: ['plaster', 'paper', 'sand'],
  indigo: ['plaster', 'paper', 'sand', 'hairline'],
  madder: ['plaster', 'paper', 'hairline'],
  error: ['plaster', 'paper'],
  leaf: ['plaster', 'paper', 'hairline'],
  // The focus ring on dark grounds.
  plaster: ['indigo', 'indigo-deep', 'madder', 'ink'],
  turmeric: ['indigo'],
} as const;

/** Backgrounds without text: bars and dots. */
const TEXTLESS_GROUNDS = ['transparent', '[CanvasText]', '[Highlight]'];
/** Text colours of prints and icons. */
const WORDLESS_TEXTS = ['turmeric'];

function pairsOf(table: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(table).flatMap(([sign, grounds]) =>
    grounds.map((ground) => [sign, ground] as const),
  );
}

test.each(pairsOf(TEXT_ON_GROUNDS))('%s text on %s reaches 4.5:1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(SIGNS_ON_GROUNDS))('%s line on %s reaches 3:1', (sign, ground) => {
  expect(contrast(sign, ground)).toBeGreaterThanOrEqual(3);
});

test('turmeric is never text: it does not reach 4.5:1 on any light ground', () => {
  for (const ground of ['plaster', 'paper', 'sand']) {
    expect(contrast('turmeric', ground)).toBeLessThan(4.5);
  }
});

describe('the tables have every colour that a component uses', () => {
  const folder = `${import.meta.dirname}/..`;
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`)
    .concat(`${folder}/../styles/buttons.css`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  function usedTokens(kind: 'text' | 'bg') {
    const found = sources.matchAll(new RegExp(`(?<![\\w-])${kind}-([a-z-]+|\\[\\w+\\])`, 'g'));
    const names = [...found].map(([, name = '']) => name);
    // Tailwind names sizes and alignments with the same prefix as colours.
    return [...new Set(names)].filter((name) => kind === 'bg' || colours.has(name));
  }

  test('as text', () => {
    const known = [...Object.keys(TEXT_ON_GROUNDS), ...WORDLESS_TEXTS];
    expect(usedTokens('text').filter((name) => !known.includes(name))).toEqual([]);
  });

  test('as ground', () => {
    const known = [
      ...Object.values<readonly string[]>(TEXT_ON_GROUNDS).flat(),
      ...TEXTLESS_GROUNDS,
    ];
    expect(usedTokens('bg').filter((name) => !known.includes(name))).toEqual([]);
  });
});
