// Fails when the contract broke its callers since main, unless changesets give what is made of it the
// version that callers do not take by themselves: a new major, or below 1.0.0 a new minor.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findBase, listChanges, readAt, readChangesets } from '../changesets/changes-since-main.ts';
import { findBreaking } from './find-breaking.ts';

const CONTRACT = 'openapi/generated/openapi.json';
/** What changes with the contract; a patch of the mock shop would bring a client of another contract. */
const PACKAGES = ['@haat/openapi', '@haat/api-sdk', '@haat/mock-shop'];
const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(rootDir, 'packages/api-sdk/package.json'), 'utf8'),
);
const BREAKING_TYPES = version.startsWith('0.') ? ['minor', 'major'] : ['major'];

const base = findBase();
const before = base === undefined ? undefined : readAt(base, CONTRACT);
if (base === undefined || before === undefined) {
  process.stdout.write(
    'contract changes: nothing to compare with (nothing changed since origin/main, or there is none)\n',
  );
} else {
  const after = readFileSync(join(rootDir, CONTRACT), 'utf8');
  const breaking = findBreaking(JSON.parse(before), JSON.parse(after));
  const releases = readChangesets(listChanges(base)).flatMap(
    (text) => parseChangesetFile(text).releases,
  );
  const isAnnounced = PACKAGES.every((one) =>
    releases.some(({ name, type }) => name === one && BREAKING_TYPES.includes(type)),
  );
  for (const text of breaking) process.stdout.write(`${text}\n`);
  process.stdout.write(
    `contract changes: ${breaking.length} that break callers${isAnnounced ? ', announced' : ''}\n`,
  );
  if (breaking.length > 0 && !isAnnounced) {
    process.stderr.write(
      `Change the contract in another way, or announce a ${BREAKING_TYPES[0]} of ${PACKAGES.join(' and ')} (\`npx pnpm@12.21.0 changeset\`).\n`,
    );
    process.exitCode = 1;
  }
}
