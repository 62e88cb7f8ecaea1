import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findFullFolders, MOST_FILES } from './find-full-folders.ts';

/** Folders that may have more files, with the reason: nobody looks for a place in them. */
const EXEMPT = new Map([
  ['.changeset', 'a queue, which a release empties'],
  ['apps/server/migrations', 'numbered, and never moved once a database has run them'],
  ['docs/decisions', 'numbered, and linked by their numbers'],
  ['docs/images', 'pictures'],
  ['tools/demo-catalogue/images', 'pictures'],
]);

const nameFiles = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);

describe('the files of a folder', () => {
  it('may be as many as the limit', () => {
    expect(findFullFolders(nameFiles('apps/shop', MOST_FILES))).toEqual([]);
  });

  it('may not be one more', () => {
    expect(findFullFolders(nameFiles('apps/shop', MOST_FILES + 1))).toEqual([
      { folder: 'apps/shop', files: MOST_FILES + 1 },
    ]);
  });

  it('count at the root, too', () => {
    const files = nameFiles('', MOST_FILES + 1).map((file) => file.slice(1));
    expect(findFullFolders(files)).toEqual([{ folder: '.', files: MOST_FILES + 1 }]);
  });

  it('do not count when they are tests, but specs of a browser do', () => {
    const full = nameFiles('apps/shop', MOST_FILES);
    const tests = [
      ...nameFiles('apps/shop', 9, '.test.ts'),
      ...nameFiles('apps/shop', 9, '.test.tsx'),
    ];
    expect(findFullFolders([...full, ...tests])).toEqual([]);
    expect(findFullFolders([...full, 'apps/shop/cart.spec.ts'])).toHaveLength(1);
  });

  it('count in their own folder alone', () => {
    const files = [...nameFiles('apps/shop', 20), ...nameFiles('apps/shop/cart', 20)];
    expect(findFullFolders(files)).toEqual([]);
  });

  it('do not count below an exempt folder, but do in one whose name only begins like it', () => {
    const exempt = ['docs/images'];
    expect(findFullFolders(nameFiles('docs/images/screens', 99), exempt)).toEqual([]);
    expect(findFullFolders(nameFiles('docs/images-of-all', 99), exempt)).toHaveLength(1);
  });
});

describe('the folders of the repository', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: rootDir, encoding: 'utf8' },
  )
    .split('\0')
    // A file that was moved is in the index until the move is added.
    .filter((file) => file !== '' && existsSync(join(rootDir, file)));

  it(`have at most ${MOST_FILES} files beside tests`, () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(findFullFolders(files, EXEMPT.keys())).toEqual([]);
  });

  it.each([...EXEMPT.keys()])('%s is exempt and exists', (folder) => {
    expect(files.some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });
});
