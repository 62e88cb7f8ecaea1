// Fails when the source of a published package changed since main and no changeset says so.
import { execFileSync } from 'node:child_process';
import { rootDir } from './workspace/paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).trim();

/** The commit to compare with: where this branch left main; undefined on main itself. */
function findBase() {
  try {
    const base = git('merge-base', 'HEAD', 'origin/main');
    return base === git('rev-parse', 'HEAD') ? undefined : base;
  } catch {
    return undefined;
  }
}

const base = findBase();
if (base === undefined) {
  process.stdout.write('changesets: nothing to compare with (this is main itself)\n');
} else {
  const changed = git('diff', '--name-only', base).split('\n');
  const packages = changed.filter((file) => /^packages\/[^/]+\/(src|styles|fonts)\//.test(file));
  const hasChangeset = changed.some((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file));
  if (packages.length > 0 && !hasChangeset) {
    process.stderr.write(
      `These published files changed without a changeset (run \`npx pnpm changeset\`):\n${packages.join('\n')}\n`,
    );
    process.exitCode = 1;
  } else {
    process.stdout.write(`changesets: ${packages.length} published files changed, ok\n`);
  }
}
