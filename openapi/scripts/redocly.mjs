// Runs the Redocly CLI of this package without its telemetry and its look for newer versions.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/**
 * Runs `redocly` in the package's folder and waits for it.
 *
 * @param {readonly string[]} args the command and its arguments
 * @returns {number} its exit code
 */
export function runRedocly(args) {
  const result = spawnSync(process.execPath, [cli, ...args], {
    cwd: packageRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (result.error !== undefined) throw result.error;
  return result.status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = runRedocly(process.argv.slice(2));
}
