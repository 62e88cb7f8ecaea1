/**
 * Checks a catalogue folder: `node seed/check.ts [folder]` (default: the demo beside this file).
 * Prints what is in it, or every problem found and exits with 1.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { CATALOGUE_FILES, type Catalogue, findProblems } from './catalogue-format.ts';

const problems: string[] = [];

async function readData(
  folder: string,
  file: { fileName: string; isRequired: boolean },
): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file.fileName), 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || file.isRequired) {
      problems.push(`${file.fileName}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return undefined;
  }
}

function parse<T>(fileName: string, schema: z.ZodType<T>, data: unknown, fallback: T): T {
  if (data === undefined) return fallback;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  problems.push(`${fileName}:\n${z.prettifyError(result.error)}`);
  return fallback;
}

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, 'demo'));
const files = CATALOGUE_FILES;
const catalogue: Catalogue = {
  categories: parse(
    files.categories.fileName,
    files.categories.schema,
    await readData(folder, files.categories),
    [],
  ),
  products: parse(
    files.products.fileName,
    files.products.schema,
    await readData(folder, files.products),
    [],
  ),
  stories: parse(
    files.stories.fileName,
    files.stories.schema,
    await readData(folder, files.stories),
    [],
  ),
  pages: parse(files.pages.fileName, files.pages.schema, await readData(folder, files.pages), []),
  contact: parse<Catalogue['contact']>(
    files.contact.fileName,
    files.contact.schema,
    await readData(folder, files.contact),
    null,
  ),
  reviews: parse(
    files.reviews.fileName,
    files.reviews.schema,
    await readData(folder, files.reviews),
    [],
  ),
};
const imageFiles = await readdir(join(folder, 'images')).catch(() => []);
problems.push(...findProblems(catalogue, new Set(imageFiles)));

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${folder} is a good catalogue: ${catalogue.categories.length} categories, ` +
      `${catalogue.products.length} products, ${catalogue.stories.length} stories, ` +
      `${catalogue.pages.length} pages, ${catalogue.reviews.length} reviews, ` +
      `${imageFiles.length} images.\n`,
  );
}
