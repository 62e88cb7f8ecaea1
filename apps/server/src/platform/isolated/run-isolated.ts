import { fork } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { UnavailableError } from '../../errors.ts';

/** A script that reads one untrusted file, see `isolated-process.ts`. */
export interface IsolatedScript {
  /** Path of the script. */
  readonly processFile: string;
  /** Milliseconds after which the process is killed. */
  readonly timeLimit: number;
  /** Arguments of Node. */
  readonly execArgv?: readonly string[];
}

/** The build contains JavaScript; tests run the TypeScript source, and the packages' with it. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const SOURCE_ARGS = IS_SOURCE ? ['--conditions=@haat/source'] : [];

/** Finds a script beside the module at `moduleUrl`. @param name without its ending, such as './read' */
export function findScript(name: string, moduleUrl: string): URL {
  return new URL(`${name}${IS_SOURCE ? '.ts' : '.js'}`, moduleUrl);
}

/**
 * Runs a script in a new process with an open file as its standard input, so that a malicious file cannot
 * exhaust the server's memory or time, or crash it.
 *
 * @param options plain JSON for the script
 * @returns what the script sends
 * @throws {UnavailableError} when the connection of the client is closed
 * @throws when the process crashed or ran too long
 */
export function runIsolated<Result>(
  file: FileHandle,
  options: object,
  { processFile, timeLimit, execArgv = [] }: IsolatedScript,
): Promise<Result> {
  if (file.fd === -1) throw new UnavailableError();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const child = fork(processFile, [JSON.stringify(options)], {
    // The environment holds no secrets. One arena and a low threshold return memory to the system.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-semi-space-size=1', ...SOURCE_ARGS, ...execArgv],
    // Ctrl+C in the terminal reaches only the server, which finishes pending requests.
    detached: true,
    serialization: 'advanced',
    stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  let result: { readonly value: Result } | undefined;
  function fail(cause: Error): void {
    clearTimeout(timer);
    reject(cause);
  }
  child.once('message', (message) => {
    // The process runs only the shop's own code, which sends no other type.
    result = { value: message as Result };
  });
  child.once('error', fail);
  // The process has ended and freed its memory before the next file is read.
  child.once('close', (code, signal) => {
    clearTimeout(timer);
    if (result !== undefined) resolve(result.value);
    else fail(new Error(`The process ended without a result: ${signal ?? code}.`));
  });
  return promise;
}
