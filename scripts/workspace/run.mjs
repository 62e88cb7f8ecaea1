import { spawn } from 'node:child_process';
import { packageManager, rootDir, workspaceEnv } from './paths.mjs';

/**
 * Runs a command in the workspace's environment and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: Record<string, string>,
 *   quiet?: boolean,
 *   onOutput?: (text: string) => void,
 * }} [options] `quiet` hides the output unless the command fails; `onOutput` also gets what is
 *   printed to standard output.
 * @returns {Promise<number>} the exit code (1 when a signal ended it)
 */
export function run(command, args, { cwd = rootDir, env = {}, quiet = false, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: workspaceEnv(env),
      stdio: ['ignore', quiet || onOutput ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => {
      if (quiet) output.push(chunk);
      else process.stdout.write(chunk);
      onOutput?.(chunk.toString());
    });
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs the pinned pnpm through npx, so that nobody has to install it. Returns like `run`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPnpm(args, options) {
  return run('npx', ['--yes', packageManager, ...args], options);
}

/**
 * Runs a turbo task for the whole workspace. Returns like `run`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTurbo(args, options) {
  // Through pnpm: turbo starts each package's script with the `pnpm` it finds on the PATH.
  return runPnpm(['exec', 'turbo', 'run', ...args], options);
}
