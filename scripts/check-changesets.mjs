// Fails when the source of a published package changed since main and no changeset says so.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnannounced } from './changesets/find-unannounced.mjs';
import { rootDir } from './workspace/paths.mjs';

const git = (...args) =>
  execFileSync('git', args, {
    cwd: rootDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commit to compare with: where this branch left main; undefined on main itself. */
function findBase() {
  try {
    const base = git('merge-base', 'HEAD', 'origin/main');
    return base === git('rev-parse', 'HEAD') ? undefined : base;
  } catch {
    return undefined;
  }
}

/** What changed since then, also what is not committed yet. */
function listChanges(base) {
  const lines = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard', '.changeset', 'packages'),
  ];
  return lines.flatMap((text) => text.split('\n')).filter((file) => file !== '');
}

const base = findBase();
if (base === undefined) {
  process.stdout.write(
    'changesets: nothing to compare with (this is main itself, or there is no origin/main)\n',
  );
} else {
  const changed = listChanges(base);
  const changesets = changed
    .filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file))
    .map((file) => join(rootDir, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const unannounced = findUnannounced(changed, changesets);
  for (const { name, files } of unannounced) {
    process.stderr.write(
      `${name} changed without a changeset (run \`npx pnpm@12.21.0 changeset\`):\n${files.join('\n')}\n`,
    );
  }
  process.stdout.write(`changesets: ${unannounced.length} packages changed without one\n`);
  process.exitCode = unannounced.length > 0 ? 1 : 0;
}
