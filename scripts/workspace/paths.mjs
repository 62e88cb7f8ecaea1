import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const rootPackage = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));

/**
 * The pinned package manager as npx wants it, for example `pnpm@12.21.0`.
 * @type {string}
 */
export const packageManager = rootPackage.packageManager;

/** The Node that this workspace brings as the npm package `node`, whatever Node the machine has. */
export const nodeBinary = join(rootDir, 'node_modules', 'node', 'bin', 'node');

/**
 * An environment in which `node` and the workspace's tools are the pinned ones.
 * @param {Readonly<NodeJS.ProcessEnv>} [extra] further variables
 * @returns {NodeJS.ProcessEnv}
 */
export function workspaceEnv(extra = {}) {
  const { PATH = '' } = process.env;
  const path = [
    join(rootDir, 'node_modules', 'node', 'bin'),
    join(rootDir, 'node_modules', '.bin'),
    PATH,
  ].join(delimiter);
  return { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...extra, PATH: path };
}
