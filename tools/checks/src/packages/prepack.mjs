// `prepack` of the published packages, before each of their tarballs. JavaScript, since any Node that
// somebody's npm brings must be able to run it.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { run } from '../../../../scripts/workspace/run.mjs';

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { name, version } = readManifest('.');
const isPublishing = process.env.npm_command === 'publish';

// The user agent would not do: npm below `pnpm exec` takes it over.
if (!basename(process.env.npm_execpath ?? '').startsWith('pnpm')) {
  refuse(
    'Pack and publish with pnpm, as docs/releasing.md says: a tarball of another package manager ' +
      'keeps "catalog:" and "workspace:" as versions, and nobody can install it.',
  );
} else if (isPublishing && (version === '0.0.0' || !readManifest(rootDir).repository)) {
  refuse(
    `${name}@${version} is not ready to be published: docs/releasing.md has the steps before, among ` +
      'them the address of the repository and `pnpm exec changeset version`.',
  );
} else {
  // The compiler leaves the files of modules that are gone.
  rmSync('dist', { recursive: true, force: true });
  // Turbo itself, not through pnpm: this runs in a script of pnpm, which is on the PATH therefore.
  process.exitCode = await run(
    'turbo',
    ['run', 'build', `--filter=${name}`, '--output-logs=errors-only'],
    { quiet: true },
  );
}

/** Ends the packing with the reason. */
function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
