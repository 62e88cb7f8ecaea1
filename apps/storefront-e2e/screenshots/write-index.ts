// Writes the index of all pictures, and the pictures of the documents. `pnpm screenshots` runs it last.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPictures, MISSING_STATES, PICTURES, TAKEN_FOLDER, WIDTHS } from './pictures.ts';
import { SCREENS } from './screen-states.ts';

/** Width of a picture in the index, in px. */
const SHOWN = { 360: 140, 768: 240, 1280: 380 };

/** The documents have one picture of each screen at these widths, in px. */
const DOCUMENTED_WIDTHS = [360, 1280];

/** Height at which the documents' pictures are cut, in px: all of them take less than 3 MB. */
const DOCUMENTED_HEIGHT = 1_500;

const DOCUMENTED_FOLDER = join(import.meta.dirname, '../../../docs/images/screens');

const taken = new Map<number, ReadonlySet<string>>();
for (const width of WIDTHS) {
  const wanted = new Set(listPictures(width).map(({ name }) => `${name}.webp`));
  const files = await readdir(join(TAKEN_FOLDER, String(width)));
  const lacking = [...wanted].filter((file) => !files.includes(file));
  if (lacking.length > 0) throw new Error(`Not taken at ${width} px: ${lacking.join(', ')}.`);
  for (const old of files.filter((file) => !wanted.has(file))) {
    await rm(join(TAKEN_FOLDER, String(width), old));
  }
  taken.set(width, wanted);
}

await rm(DOCUMENTED_FOLDER, { recursive: true, force: true });
for (const width of DOCUMENTED_WIDTHS) {
  const folder = join(DOCUMENTED_FOLDER, String(width));
  await mkdir(folder, { recursive: true });
  for (const { name } of Object.values(SCREENS)) {
    const picture = sharp(join(TAKEN_FOLDER, String(width), `${name}.webp`));
    const { height } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height: Math.min(height, DOCUMENTED_HEIGHT) })
      .webp({ quality: 34, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${name}.webp`));
  }
}

const rows = PICTURES.map(({ name }) => {
  const file = `${name}.webp`;
  const cells = WIDTHS.map((width) =>
    taken.get(width)?.has(file)
      ? `<a href="${width}/${file}"><img src="${width}/${file}" width="${SHOWN[width]}" alt="${name} at ${width} px"></a>`
      : '–',
  );
  return `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
});

const missing = MISSING_STATES.map(({ name, why }) => `<li><code>${name}</code>: ${why}</li>`);

await writeFile(
  join(TAKEN_FOLDER, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<h1>Every screen</h1>
<table>
<tr><th>picture</th>${WIDTHS.map((width) => `<th>${width} px</th>`).join('')}</tr>
${rows.join('\n')}
</table>
<h2>States that do not exist</h2>
<ul>
${missing.join('\n')}
</ul>
</html>
`,
);
