import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestShop } from '../build-test-app.ts';

const { PATH = '' } = process.env;

/** Where Node keeps compiled modules: half of a command's processor time is the compiling of its sources. */
const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** The exit code and output of a command. */
export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the shop's people from its source file in `src/`. */
export function runCommand(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const command = new URL(`../../../src/${file}`, import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@haat/source', command, ...args],
      { env: { PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment } },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
        resolve({ exitCode, stdout, stderr });
      },
    );
  });
}

/** The environment by which a command finds a test's shop. */
export function toEnvironment(shop: TestShop): Record<string, string> {
  const { dataDir, databaseUrl } = shop.config;
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}
