// Makes the font files and styles/generated/fonts.css from the full faces: `pnpm generate:fonts`.
// The files are committed, so nobody needs this to build; run it again to add glyphs or weights.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const packageDir = new URL('../', import.meta.url);

/** Latin of English and of names from Western Europe, the shop's punctuation, and ₹. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  // The rupee sign: prices must not need a second file.
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const DEVANAGARI = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cf9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0xa830, 0xa839],
  [0xa8e0, 0xa8ff],
];

const LATIN_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const DEVANAGARI_FEATURES = [
  'abvm',
  'abvs',
  'akhn',
  'blwf',
  'blwm',
  'blws',
  'ccmp',
  'cjct',
  'half',
  'haln',
  'kern',
  'locl',
  'mark',
  'mkmk',
  'nukt',
  'pref',
  'pres',
  'psts',
  'rkrf',
  'rphf',
  'vatu',
];

const SCRIPTS = [
  { name: 'latin', ranges: LATIN, features: LATIN_FEATURES },
  { name: 'devanagari', ranges: DEVANAGARI, features: DEVANAGARI_FEATURES },
];

/**
 * The faces, and what stands in for them until they have arrived. A stand-in is a font of the
 * shopper's own machine, stretched so that text keeps its width and its lines their height.
 * `width` is the average advance in em of a paragraph of shop English, measured with fontkit
 * (Arial on Liberation Sans, Georgia on Gelasio, Times New Roman on Liberation Serif: those have
 * the same widths).
 */
const ARIAL = { name: 'Arial', width: 0.448, locals: ['Arial', 'ArialMT', 'Liberation Sans'] };
const ARIAL_BOLD = {
  name: 'Arial',
  width: 0.4819,
  locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
};
const ROBOTO = { name: 'Roboto', width: 0.4447, locals: ['Roboto', 'Roboto-Regular'] };
const ROBOTO_BOLD = { name: 'Roboto', width: 0.4503, locals: ['Roboto Bold', 'Roboto-Bold'] };
const NOTO_SANS = { name: 'Noto Sans', width: 0.473, locals: ['Noto Sans', 'NotoSans-Regular'] };
const NOTO_SANS_BOLD = {
  name: 'Noto Sans',
  width: 0.503,
  locals: ['Noto Sans Bold', 'NotoSans-Bold'],
};
const DEJAVU_SANS = { name: 'DejaVu', width: 0.5091, locals: ['DejaVu Sans', 'DejaVuSans'] };
const DEJAVU_SANS_BOLD = {
  name: 'DejaVu',
  width: 0.5758,
  locals: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
};
const TIMES_BOLD = {
  name: 'Times',
  width: 0.43,
  locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
};
const NOTO_SERIF_BOLD = {
  name: 'Noto Serif',
  width: 0.5073,
  locals: ['Noto Serif Bold', 'NotoSerif-Bold'],
};

const DEJAVU_SERIF_BOLD = {
  name: 'DejaVu',
  width: 0.5668,
  locals: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
};

const FACES = [
  {
    family: 'Mukta',
    weight: 400,
    source: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
    width: 0.4165,
    standIns: [ARIAL, ROBOTO, NOTO_SANS, DEJAVU_SANS],
  },
  {
    family: 'Mukta',
    weight: 600,
    source: '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
    width: 0.431,
    standIns: [ARIAL_BOLD, ROBOTO_BOLD, NOTO_SANS_BOLD, DEJAVU_SANS_BOLD],
  },
  {
    family: 'Mukta',
    weight: 700,
    source: '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf',
    width: 0.4383,
    standIns: [ARIAL_BOLD, ROBOTO_BOLD, NOTO_SANS_BOLD, DEJAVU_SANS_BOLD],
  },
  {
    family: 'Rozha One',
    weight: 400,
    source: '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf',
    width: 0.4651,
    standIns: [TIMES_BOLD, NOTO_SERIF_BOLD, DEJAVU_SERIF_BOLD],
  },
];

/** All characters of a list of code point ranges that the font has. */
function charactersOf(font, ranges) {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
    )
    .filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** CSS `unicode-range` of sorted code points, neighbours joined. */
function unicodeRange(codePoints) {
  const ranges = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && codePoint === last[1] + 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint) => codePoint.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

function fontFace(declarations) {
  const lines = declarations.map(([property, value]) => `  ${property}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}\n`;
}

await mkdir(new URL('fonts/', packageDir), { recursive: true });
await mkdir(new URL('styles/generated/', packageDir), { recursive: true });
const css = ['/* Made by scripts/subset-fonts.mjs: change that, not this. */\n'];
for (const { family, weight, source, width, standIns } of FACES) {
  const original = await readFile(resolve(source));
  const font = create(original);
  for (const { name: script, ranges, features } of SCRIPTS) {
    const codePoints = charactersOf(font, ranges);
    const subset = await subsetFont(original, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
    });
    const file = `${family.toLowerCase().replace(' ', '-')}-${script}-${weight}.woff2`;
    await writeFile(new URL(`fonts/${file}`, packageDir), subset);
    process.stdout.write(`${file}: ${codePoints.length} characters, ${subset.length} bytes\n`);
    css.push(
      fontFace([
        ['font-family', `'${family}'`],
        ['font-style', 'normal'],
        ['font-weight', weight],
        ['font-display', 'swap'],
        ['src', `url('../../fonts/${file}') format('woff2')`],
        ['unicode-range', unicodeRange(codePoints)],
      ]),
    );
  }
  for (const standIn of standIns) {
    const size = width / standIn.width;
    const perEm = font.unitsPerEm * size;
    css.push(
      fontFace([
        ['font-family', `'${family} on ${standIn.name}'`],
        ['font-weight', weight],
        ['src', standIn.locals.map((local) => `local('${local}')`).join(', ')],
        ['size-adjust', percent(size)],
        ['ascent-override', percent(font.ascent / perEm)],
        ['descent-override', percent(-font.descent / perEm)],
        ['line-gap-override', percent(font.lineGap / perEm)],
      ]),
    );
  }
}
await writeFile(new URL('styles/generated/fonts.css', packageDir), css.join('\n'));
