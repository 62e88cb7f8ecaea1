import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from './paths.mjs';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'build',
  'data',
  'coverage',
  'test',
  'test-results',
  'storefront-e2e',
  '.turbo',
  '.react-router',
  '.cache',
]);

/**
 * Yields every file below the folder that can change what a build makes.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/** The files that every package's build reads beside its own. */
const SHARED_CONFIGS = ['tsconfig.base.json', 'turbo.json'];

/** A digest of names, sizes and times of all build inputs: some milliseconds, no file is read. */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  const files = [
    ...SHARED_CONFIGS.map((name) => join(rootDir, name)),
    ...['openapi', 'packages', 'apps'].flatMap((folder) =>
      Array.from(sourceFiles(join(rootDir, folder))),
    ),
  ];
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** A digest of everything that decides what an installation holds. */
export function dependencyFingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(rootDir, file)));
  }
  return hash.digest('hex');
}

/**
 * Checks whether the stamp file has this fingerprint.
 * @param {string} stamp its path from the root
 * @param {string} fingerprint
 */
export function isStamped(stamp, fingerprint) {
  const file = join(rootDir, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint;
}

/**
 * Remembers the fingerprint in the stamp file.
 * @param {string} stamp its path from the root
 * @param {string} fingerprint
 */
export function writeStamp(stamp, fingerprint) {
  const file = join(rootDir, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}
