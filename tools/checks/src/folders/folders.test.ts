import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';

/** The most files that a folder may have beside its tests: as many as one look takes in. */
const MOST_FILES = 25;

/** Folders where nobody looks for a place: queues, numbered files that never move, and pictures. */
const EXEMPT = [
  '.changeset/',
  'apps/server/migrations/',
  'docs/decisions/',
  'docs/images/',
  'tools/demo-catalogue/images/',
];

it(`no folder has more than ${MOST_FILES} files beside tests`, () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: rootDir, encoding: 'utf8' },
  )
    .split('\0')
    // A file that was moved is in the index until the move is added.
    .filter((file) => file !== '' && existsSync(join(rootDir, file)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => !EXEMPT.some((folder) => file.startsWith(folder)));
  const folders = Map.groupBy(files, (file) => dirname(file));
  expect(folders.size).toBeGreaterThan(100);
  const full = Array.from(folders).filter(([, inside]) => inside.length > MOST_FILES);
  expect(full.map(([folder]) => folder)).toEqual([]);
});
