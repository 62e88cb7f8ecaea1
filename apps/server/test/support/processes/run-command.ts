import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import type { TestShop } from '../build-test-app.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

const { PATH = '' } = process.env;

/** The exit code and output of a command. */
export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

let runs = 0;

/**
 * Runs a command of the shop's people from its source file in `src/`, in the process of the test: to
 * start one takes seconds. What it logs is not in the output, which only a process has.
 */
export async function runCommand(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += text;
      return true;
    }),
  );
  const { argv, env } = process;
  process.argv = [process.execPath, file, ...args];
  process.env = { PATH, ...environment };
  const umask = process.umask();
  runs += 1;
  try {
    // The query makes it another module, so that it runs again.
    await import(`${new URL(`../../../src/${file}`, import.meta.url).pathname}?run=${runs}`);
    return { exitCode: Number(process.exitCode ?? 0), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { argv, env, exitCode: undefined });
    process.umask(umask);
  }
}

/** Like {@link runCommand}, in a process of its own. */
export function startCommand(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const command = new URL(`../../../src/${file}`, import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@haat/source', command, ...args],
      { env: { PATH, ...COMPILE_CACHE, ...environment } },
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
