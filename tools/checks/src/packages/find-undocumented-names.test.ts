import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUndocumentedNames } from './find-undocumented-names.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'haat-hover-'));
});

afterEach(() => rm(project, { recursive: true }));

/** Installs a package whose entry points are these declarations. */
async function install(declarations: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(project, 'node_modules/sample');
  await mkdir(folder, { recursive: true });
  const exports: Record<string, string> = { './package.json': './package.json' };
  for (const [name, text] of Object.entries(declarations)) {
    exports[name === 'index' ? '.' : `./${name}`] = `./${name}.js`;
    await writeFile(join(folder, `${name}.js`), '');
    await writeFile(join(folder, `${name}.d.ts`), text);
  }
  const manifest = { name: 'sample', version: '1.0.0', type: 'module', exports };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
}

it('finds values and types of every entry point', async () => {
  await install({
    index: '/** An amount. */\nexport interface Amount {}\nexport type Order = Amount;',
    desk: '/** Packs. */\nexport declare function pack(): void;\nexport declare const send: string;',
  });
  expect(await findUndocumentedNames(project, 'sample')).toEqual({
    documented: 2,
    undocumented: ['Order of sample', 'send of sample/desk'],
  });
});

it('reads what is exported again where it is declared', async () => {
  await install({
    index: "export type { Amount, Order } from './types.js';",
    types: '/** An amount. */\nexport interface Amount {}\nexport interface Order {}',
  });
  expect((await findUndocumentedNames(project, 'sample')).undocumented).toEqual([
    'Order of sample',
    'Order of sample/types',
  ]);
});

it('rejects an entry point without a name', async () => {
  await install({ index: 'export {};' });
  await expect(findUndocumentedNames(project, 'sample')).rejects.toThrow('sample exports nothing');
});
