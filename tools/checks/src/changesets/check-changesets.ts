// Fails when the published part of a package changed since main and no changeset says so, and when a
// changeset names what is no published package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import {
  findBase,
  listChanges,
  readAt,
  readChangesets,
  readWaitingChangesets,
} from './changes-since-main.ts';
import { findUnannounced, findUnknownNames, isManifestChanged } from './find-unannounced.ts';

const published = ['openapi', ...readdirSync(join(rootDir, 'packages'))].map(
  (name) => `@haat/${name}`,
);
const unknown = findUnknownNames(readWaitingChangesets(), published);
if (unknown.length > 0) {
  process.stderr.write(`changesets name no published package: ${unknown.join(', ')}\n`);
  process.exitCode = 1;
}

/** Whether those who install a package notice the change of a file; most fields of a manifest are ours. */
function isNoticed(file: string, base: string): boolean {
  const path = join(rootDir, file);
  const before =
    file.endsWith('/package.json') && existsSync(path) ? readAt(base, file) : undefined;
  return before === undefined || isManifestChanged(before, readFileSync(path, 'utf8'));
}

const base = findBase();
if (base === undefined) {
  process.stdout.write(
    'changesets: nothing to compare with (nothing changed since origin/main, or there is none)\n',
  );
} else {
  const changed = listChanges(base);
  const noticed = changed.filter((file) => isNoticed(file, base));
  const unannounced = findUnannounced(noticed, readChangesets(changed));
  for (const { name, files } of unannounced) {
    process.stderr.write(
      `${name} changed without a changeset (run \`npx pnpm@12.21.0 changeset\`; a change whose changeset is used up by \`changeset version\` must be on main before):\n${files.join('\n')}\n`,
    );
  }
  process.stdout.write(`changesets: packages changed without one: ${unannounced.length}\n`);
  if (unannounced.length > 0) process.exitCode = 1;
}
