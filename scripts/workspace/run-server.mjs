import { spawn } from 'node:child_process';
import { nodeBinary, rootDir } from './paths.mjs';

/**
 * The signals that a server gets from its starter.
 * @type {readonly NodeJS.Signals[]}
 */
export const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs Node until it ends, and ends with its exit code. Signals are passed on: the terminal sends Ctrl+C
 * to the whole process group, so the server gets it twice, but a service manager signals only this process.
 *
 * @param {readonly string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 */
export function runServer(args, env) {
  const server = spawn(nodeBinary, args, { cwd: rootDir, env, stdio: 'inherit' });
  for (const signal of PASSED_ON) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}
