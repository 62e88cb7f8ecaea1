import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUndocumentedNames } from './find-undocumented-names.ts';
import { installSample } from './install-sample.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'haat-hover-'));
});

afterEach(() => rm(project, { recursive: true }));

it('finds values and types of every entry point', async () => {
  await installSample(project, {
    index: '/** An amount. */\nexport interface Amount {}\nexport type Order = Amount;',
    desk: '/** Packs. */\nexport declare function pack(): void;\nexport declare const send: string;',
  });
  expect(await findUndocumentedNames(project, 'sample')).toEqual({
    documented: 2,
    undocumented: ['Order of sample', 'send of sample/desk'],
  });
});

it('reads what is exported again where it is declared', async () => {
  await installSample(project, {
    index: "export type { Amount, Order } from './types.js';",
    types: '/** An amount. */\nexport interface Amount {}\nexport interface Order {}',
  });
  expect((await findUndocumentedNames(project, 'sample')).undocumented).toEqual([
    'Order of sample',
    'Order of sample/types',
  ]);
});

it('rejects an entry point without a name', async () => {
  await installSample(project, { index: 'export {};' });
  await expect(findUndocumentedNames(project, 'sample')).rejects.toThrow('sample exports nothing');
});
