import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isStorableText } from '../../platform/database/storable-text.ts';
import { CATALOGUE_FILES, type Catalogue, findProblems } from './catalogue-format.ts';

/** Thrown for an invalid catalogue folder; the message names every problem, one per line. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
}

interface DataFile<Data> {
  fileName: string;
  schema: z.ZodType<Data>;
  isRequired: boolean;
}

/**
 * Reads a catalogue folder and checks it as a whole.
 *
 * @throws {CatalogueError} naming every problem
 */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const problems: string[] = [];

  async function read<Data>(file: DataFile<Data>, missing: Data): Promise<Data> {
    const text = await readFile(join(folder, file.fileName), 'utf8').catch(() => undefined);
    if (text === undefined) {
      if (file.isRequired) problems.push(`${file.fileName} is missing.`);
      return missing;
    }
    const value = parseJson(text);
    if (!isStorableText(value)) {
      problems.push(`${file.fileName} holds characters that cannot be stored: NUL or half of one.`);
      return missing;
    }
    const result = file.schema.safeParse(value);
    if (result.success) return result.data;
    problems.push(`${file.fileName}:\n${z.prettifyError(result.error)}`);
    return missing;
  }

  const catalogue: Catalogue = {
    categories: await read(CATALOGUE_FILES.categories, []),
    products: await read(CATALOGUE_FILES.products, []),
    makers: await read(CATALOGUE_FILES.makers, []),
    stories: await read(CATALOGUE_FILES.stories, []),
    pages: await read(CATALOGUE_FILES.pages, []),
    contact: await read<Catalogue['contact']>(CATALOGUE_FILES.contact, null),
    reviews: await read(CATALOGUE_FILES.reviews, []),
  };
  const imageFiles = await readdir(join(folder, 'images')).catch(() => []);
  // Files that could not be read would be reported twice.
  if (problems.length === 0) problems.push(...findProblems(catalogue, new Set(imageFiles)));
  if (problems.length > 0) throw new CatalogueError(problems.join('\n'));
  return catalogue;
}

/** Returns undefined for text that is not JSON; every schema rejects undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
