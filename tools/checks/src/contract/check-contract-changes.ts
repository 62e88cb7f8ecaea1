// Fails when the contract broke its callers since main, unless a changeset gives the SDK the version that
// callers do not take by themselves: a new major, or below 1.0.0 a new minor.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findBase, listChanges, readAt, readChangesets } from '../changesets/changes-since-main.ts';
import { findBreaking } from './find-breaking.ts';

const CONTRACT = 'openapi/generated/openapi.json';
const SDK = '@haat/api-sdk';
const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(rootDir, 'packages/api-sdk/package.json'), 'utf8'),
);
const BREAKING_TYPES = version.startsWith('0.') ? ['minor', 'major'] : ['major'];

const base = findBase();
const before = base === undefined ? undefined : readAt(base, CONTRACT);
if (base === undefined || before === undefined) {
  process.stdout.write(
    'contract changes: nothing to compare with (this is main itself, or there is no origin/main)\n',
  );
} else {
  const after = readFileSync(join(rootDir, CONTRACT), 'utf8');
  const breaking = findBreaking(JSON.parse(before), JSON.parse(after));
  const isAnnounced = readChangesets(listChanges(base))
    .flatMap((text) => parseChangesetFile(text).releases)
    .some(({ name, type }) => name === SDK && BREAKING_TYPES.includes(type));
  for (const text of breaking) process.stdout.write(`${text}\n`);
  process.stdout.write(
    `contract changes: ${breaking.length} that break callers${isAnnounced ? ', announced' : ''}\n`,
  );
  if (breaking.length > 0 && !isAnnounced) {
    process.stderr.write(
      `Change the contract in another way, or announce a ${BREAKING_TYPES[0]} of ${SDK} (\`npx pnpm@12.21.0 changeset\`).\n`,
    );
    process.exitCode = 1;
  }
}
