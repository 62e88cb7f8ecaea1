// Checks the packages that others import as those others get them: each is packed, publint and attw look at
// the tarball, and its README links nothing outside of it. `npm run examples` installs and runs them. One line
// per package; exit 1 on failure.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { run } from '../../../../scripts/workspace/run.mjs';
import { findDeadLinks } from './find-dead-links.ts';
import { listPublished, type PublishedPackage, pack } from './published-packages.ts';

/** A program of a dependency of this package. */
const bin = (name: string) => join(rootDir, 'tools/checks/node_modules/.bin', name);

/** Entry points that are no modules, for which attw finds no declarations. */
const WITHOUT_TYPES: Readonly<Record<string, readonly string[]>> = {
  '@haat/openapi': ['.'],
  '@haat/ui': ['theme.css'],
};

/** Runs one step quietly. @throws when it fails; its output is on stderr then */
async function step(name: string, command: string, args: string[]): Promise<void> {
  const code = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(name);
}

/** @throws when the README of a tarball links a file that is not in it */
function checkLinks(tarball: string): void {
  const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const files = tar('tzf', tarball).split('\n');
  const readme = tar('xzOf', tarball, 'package/README.md');
  const dead = findDeadLinks(readme, new Set(files.map((file) => file.replace('package/', ''))));
  if (dead.length > 0) throw new Error(`README.md: links ${dead.join(', ')}, not in the tarball`);
}

/** Checks one package. @returns the line about it, and whether it failed */
async function check(
  published: PublishedPackage,
  folder: string,
): Promise<{ line: string; failed?: boolean }> {
  const { name } = published;
  try {
    const tarball = await pack(published, folder);
    checkLinks(tarball);
    await step('publint', bin('publint'), ['run', tarball, '--strict']);
    const excluded = WITHOUT_TYPES[name] ?? [];
    await step('attw', bin('attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      ...(excluded.length > 0 ? ['--exclude-entrypoints', ...excluded] : []),
    ]);
    const { size } = await stat(tarball);
    return { line: `${name}: ${Math.round(size / 1024)} KiB packed, publint ok, attw ok` };
  } catch (error) {
    return {
      failed: true,
      line: `${name}: FAILED at ${error instanceof Error ? error.message : error}`,
    };
  }
}

// All of them are built already: `prepack` would build them again, at the same time.
Object.assign(process.env, { pnpm_config_ignore_scripts: 'true' });
const folder = await mkdtemp(join(tmpdir(), 'haat-packages-'));
try {
  const published = await listPublished();
  const results = await Promise.all(published.map((one) => check(one, folder)));
  for (const { line } of results) process.stdout.write(`${line}\n`);
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
