import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';

/** More than any file of ours. */
const MAX_BYTES = 64 * 1024 * 1024;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commit to compare with: where this branch left main; undefined where nothing has changed since. */
export function findBase(): string | undefined {
  try {
    const base = git('merge-base', 'HEAD', 'origin/main');
    const isUnchanged = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '';
    return isUnchanged ? undefined : base;
  } catch {
    return undefined;
  }
}

/** The files that changed since then, also what is not committed yet, as paths from the root. */
export function listChanges(base: string): string[] {
  const lines = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard', '.changeset', 'packages'),
  ];
  return lines.flatMap((text) => text.split('\n')).filter((file) => file !== '');
}

/** The texts of all changesets that wait for a release. */
export function readWaitingChangesets(): string[] {
  const folder = join(rootDir, '.changeset');
  return readChangesets(readdirSync(folder).map((name) => `.changeset/${name}`));
}

/** The texts of the changesets among changed files. */
export function readChangesets(changed: readonly string[]): string[] {
  return changed
    .filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file))
    .map((file) => join(rootDir, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** A file as it was at a commit; undefined when there was none. */
export function readAt(base: string, file: string): string | undefined {
  try {
    return git('show', `${base}:${file}`);
  } catch {
    return undefined;
  }
}
