// `prepack` of the published packages, before each of their tarballs. JavaScript, since any Node that
// somebody's npm brings must be able to run it.
import { readFileSync, rmSync } from 'node:fs';
import { run } from '../../../scripts/workspace/run.mjs';

if (process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The compiler leaves the files of modules that are gone.
  rmSync('dist', { recursive: true, force: true });
  // Turbo itself, not through pnpm: this runs in a script of pnpm, which is on the PATH therefore.
  process.exitCode = await run(
    'turbo',
    ['run', 'build', `--filter=${name}`, '--output-logs=errors-only'],
    { quiet: true },
  );
} else {
  process.stderr.write(
    'Pack and publish with pnpm, as docs/releasing.md says: a tarball of another package manager ' +
      'keeps "catalog:" and "workspace:" as versions, and nobody can install it.\n',
  );
  process.exitCode = 1;
}
