import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The entry points of an installed package that are modules, such as `@haat/api-sdk/tanstack`.
 *
 * @param project a folder where the packed package is installed
 */
export async function listEntryPoints(project: string, name: string): Promise<string[]> {
  const manifest = await readFile(join(project, 'node_modules', name, 'package.json'), 'utf8');
  const entries: [string, unknown][] = Object.entries(JSON.parse(manifest).exports);
  return entries
    .filter(([, target]) => typeof target === 'string' && target.endsWith('.js'))
    .map(([path]) => name + path.slice(1));
}
