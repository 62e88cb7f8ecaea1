/** Words as outlines, so that no picture depends on the fonts of the machine that draws it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Rozha One for names, Mukta for the small print; both have Latin, Devanagari and ₹. */
export type Face = 'rozha' | 'mukta' | 'mukta-bold';

const FILES: Readonly<Record<Face, string>> = {
  rozha: '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
  mukta: '@expo-google-fonts/mukta/500Medium/Mukta_500Medium.ttf',
  'mukta-bold': '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf',
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<Face, Font>();

function openFace(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(resolve(FILES[face])));
  if (!('layout' in font)) throw new Error(`${FILES[face]} holds more than one font.`);
  opened.set(face, font);
  return font;
}

export type TextOptions = {
  face: Face;
  /** Pixels per em. Smaller when the text is wider than `maxWidth`. */
  size: number;
  maxWidth?: number;
  align?: 'left' | 'centre' | 'right';
  /** Extra space between glyphs, in em; for Latin capitals only. */
  tracking?: number;
};

export type SetText = { path: string; width: number; size: number };

/** Sets one line with its baseline at (x, y). Conjuncts and matras are shaped by the font. */
export function setText(text: string, x: number, y: number, options: TextOptions): SetText {
  const font = openFace(options.face);
  const run = font.layout(text);
  const tracking = (options.tracking ?? 0) * font.unitsPerEm;
  const units = run.advanceWidth + tracking * (run.glyphs.length - 1);
  const fitting = options.maxWidth === undefined ? Infinity : options.maxWidth / units;
  const scale = Math.min(options.size / font.unitsPerEm, fitting);
  const width = units * scale;
  const shift = { left: 0, centre: -width / 2, right: -width }[options.align ?? 'left'];
  let at = x + shift;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    if (!position) return;
    path += glyph.path
      .scale(scale, -scale)
      .translate(at + position.xOffset * scale, y - position.yOffset * scale)
      .toSVG();
    at += (position.xAdvance + tracking) * scale;
  });
  return { path, width, size: scale * font.unitsPerEm };
}

/** Breaks a text into lines of at most `maxWidth` at the given size. */
export function breakLines(text: string, options: TextOptions & { maxWidth: number }): string[] {
  const font = openFace(options.face);
  const measure = (line: string) =>
    (font.layout(line).advanceWidth / font.unitsPerEm) * options.size;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= options.maxWidth) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
