import { execFile, spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { packageManager, rootDir, workspaceEnv } from './paths.mjs';

/**
 * Runs a command in the workspace's environment and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: Record<string, string>,
 *   quiet?: boolean,
 * }} [options] `quiet` hides the output unless the command fails
 * @returns {Promise<number>} the exit code (1 when a signal ended it)
 */
export function run(command, args, { cwd = rootDir, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: workspaceEnv(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** The variable that tells the programs started from here where the pinned pnpm is. */
const PNPM_VARIABLE = 'HAAT_PNPM';

/** @type {Promise<string | undefined> | undefined} */
let pnpm;

/**
 * Finds the program of the pinned pnpm through npx, which installs it, and puts it on the PATH. Done
 * once: npx takes a second of processor time for each call.
 * @returns {Promise<string | undefined>} undefined when npx fails
 */
function findPnpm() {
  pnpm ??= new Promise((resolve) => {
    const { PATH = '', [PNPM_VARIABLE]: found } = process.env;
    if (found !== undefined) return resolve(found);
    const args = ['--yes', `--package=${packageManager}`, '-c', 'command -v pnpm'];
    execFile('npx', args, { cwd: rootDir, env: workspaceEnv() }, (error, stdout) => {
      const program = stdout.trim();
      if (error || program === '') return resolve(undefined);
      // Turbo starts each package's script with the `pnpm` that it finds on the PATH.
      const path = [dirname(program), PATH].join(delimiter);
      Object.assign(process.env, { [PNPM_VARIABLE]: program, PATH: path });
      resolve(program);
    });
  });
  return pnpm;
}

/**
 * Runs the pinned pnpm, so that nobody has to install it. Returns like `run`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runPnpm(args, options) {
  const program = await findPnpm();
  if (program !== undefined) return run(program, args, options);
  return run('npx', ['--yes', packageManager, ...args], options);
}

/**
 * Runs a turbo task for the whole workspace. Returns like `run`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTurbo(args, options) {
  return runPnpm(['exec', 'turbo', 'run', ...args], options);
}
