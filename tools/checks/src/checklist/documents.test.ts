import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findMissingPaths } from './find-missing-paths.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/README.md',
  'docs/architecture.md',
  'docs/chaos.md',
  'docs/deployment.md',
  'docs/glossary.md',
  'docs/testing.md',
];

/** The folders of an app, each named in a row of a table of the architecture. */
const SOURCES = ['apps/server/src', 'apps/storefront/app'];

/** Folders of a source that hold no code of ours. */
const WITHOUT_CODE = new Set(['assets', 'generated']);

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8');

const exists = (path: string) => existsSync(join(rootDir, path));

describe('the documents for newcomers', () => {
  it.each(DOCUMENTS)('%s names only files and folders that exist', (file) => {
    expect(findMissingPaths(read(file), { folder: dirname(file), exists })).toEqual([]);
  });

  it('would not pass with a file that is gone', () => {
    const text = 'See `apps/gone`, [this](gone.md#part) and [that](https://shop.example/x).';
    expect(findMissingPaths(text, { folder: 'docs', exists })).toEqual([
      'docs/gone.md',
      'apps/gone',
    ]);
  });

  it.each(SOURCES)('docs/architecture.md names every folder of %s', (source) => {
    const folders = readdirSync(join(rootDir, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !WITHOUT_CODE.has(entry.name))
      .map(({ name }) => name);
    const rows = read('docs/architecture.md').match(/^\| `.+/gm) ?? [];
    const named = new Set(
      rows.flatMap((row) => Array.from(row.matchAll(/`([\w-]+)(?:\/\w+)?`/g), ([, name]) => name)),
    );
    expect(folders.filter((folder) => !named.has(folder))).toEqual([]);
  });

  it('docs/README.md leads to every document of its folder', () => {
    const index = read('docs/README.md');
    const documents = readdirSync(join(rootDir, 'docs')).filter((name) => name.endsWith('.md'));
    const missing = documents.filter(
      (name) => name !== 'README.md' && !index.includes(`](${name})`),
    );
    expect(missing).toEqual([]);
  });

  it('.env.example has every setting of the server', () => {
    const source = read('apps/server/src/config.ts');
    const settings = Array.from(source.matchAll(/^ {4}([A-Z_]+): /gm), ([, name = '']) => name);
    expect(settings).toContain('PORT');
    const examples = Array.from(
      read('.env.example').matchAll(/^#([A-Z_]+)=/gm),
      ([, name]) => name,
    );
    expect(new Set(examples)).toEqual(new Set(settings));
  });
});
