import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { readProducts } from './products.ts';

/** Holds the digest of what the committed pictures were drawn from. */
export const DIGEST_FILE = new URL('../../generated/drawings.sha256', import.meta.url);

/**
 * The SHA-256 of all that decides how a picture looks: the code that draws, and what labels show of the
 * products. Drawing all pictures takes minutes, so a check compares this instead.
 */
export async function digestDrawings(): Promise<string> {
  const cwd = new URL('..', import.meta.url).pathname;
  const paths: string[] = [];
  for await (const path of glob('{engine,things,views}/**/*.ts', { cwd })) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(await readFile(`${cwd}${path}`));
  hash.update(JSON.stringify(await readProducts()));
  return `${hash.digest('hex')}\n`;
}
