// Writes README.md: all pictures beside one another. Run by `pnpm screenshots` after they are taken.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictures, MISSING_STATES, PICTURES, WIDTHS } from './pictures.ts';

/** Width of a picture on the page, in px. */
const SHOWN = { 360: 140, 768: 240, 1280: 380 };

const folder = import.meta.dirname;
const taken = new Map<number, ReadonlySet<string>>();
for (const width of WIDTHS) {
  const wanted = new Set(listPictures(width).map(({ name }) => `${name}.webp`));
  const files = await readdir(join(folder, String(width)));
  const lacking = [...wanted].filter((file) => !files.includes(file));
  if (lacking.length > 0) throw new Error(`Not taken at ${width} px: ${lacking.join(', ')}.`);
  for (const old of files.filter((file) => !wanted.has(file))) {
    await rm(join(folder, String(width), old));
  }
  taken.set(width, wanted);
}

const rows = PICTURES.map(({ name }) => {
  const file = `${name}.webp`;
  const cells = WIDTHS.map((width) =>
    taken.get(width)?.has(file)
      ? `<a href="${width}/${file}"><img src="${width}/${file}" width="${SHOWN[width]}" alt="${name} at ${width} px"></a>`
      : '–',
  );
  return `| ${name} | ${cells.join(' | ')} |`;
});

await writeFile(
  join(folder, 'README.md'),
  `# Every screen

Taken by \`npx pnpm@12.21.0 --filter @haat/storefront-e2e screenshots\`, which replaces them all: look
at what changed before you commit. Cut at 4,000 px, a product's buy bar in its place; what lies over a
page is taken as high as the screen. \`screen-states.ts\` says how each screen loads, is empty and fails, and \`moments.ts\` what a
shopper comes across in between; a route without its states fails the run, and so does a picture that
was not taken.

| picture | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |
|---|${'---|'.repeat(WIDTHS.length)}
${rows.join('\n')}

## States that do not exist

${MISSING_STATES.map(({ name, why }) => `- \`${name}\`: ${why}`).join('\n')}
`,
);
