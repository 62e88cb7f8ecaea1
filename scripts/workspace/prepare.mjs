import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyFingerprint, isStamped, sourceFingerprint, writeStamp } from './fingerprint.mjs';
import { nodeBinary, rootDir } from './paths.mjs';
import { runPnpm, runTurbo } from './run.mjs';

const INSTALL_STAMP = 'node_modules/.haat-install';
const BUILD_STAMP = '.cache/haat-build';

/**
 * Ends the process with a sentence that says what to do.
 * @param {string} message
 */
function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Installs the dependencies unless the lockfile's are already there. */
export async function ensureInstalled() {
  const fingerprint = dependencyFingerprint();
  if (isStamped(INSTALL_STAMP, fingerprint) && existsSync(nodeBinary)) return;
  process.stdout.write('Installing dependencies…\n');
  const code = await runPnpm(['install', '--frozen-lockfile'], { env: { CI: 'true' } });
  if (code !== 0) {
    stop('The installation failed (see above). Check the network connection and start again.');
  }
  const { status, stderr } = spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    stop(
      `The Node that was installed does not start: ${stderr.trim()}\nInstall what it lacks; on Debian ` +
        'and Ubuntu that is `apt-get install libatomic1`. Then start again.',
    );
  }
  writeStamp(INSTALL_STAMP, fingerprint);
}

/** Builds every package and app unless the last build was made from these very sources. */
export async function ensureBuilt() {
  const fingerprint = `${dependencyFingerprint()} ${sourceFingerprint()}`;
  const isBuilt =
    existsSync(join(rootDir, 'apps/server/dist/main.js')) &&
    existsSync(join(rootDir, 'apps/storefront/build/server/index.js')) &&
    existsSync(join(rootDir, 'apps/storefront/build/hi/server/index.js')) &&
    existsSync(join(rootDir, 'apps/desk/build/server/index.js'));
  if (isBuilt && isStamped(BUILD_STAMP, fingerprint)) return;
  process.stdout.write('Building the shop…\n');
  const code = await runTurbo(['build', '--output-logs=errors-only'], { quiet: true });
  if (code !== 0) stop('The build failed: the first error above says where.');
  writeStamp(BUILD_STAMP, fingerprint);
}
