// Fails when the source of a published package changed since main and no changeset says so.
import { findBase, listChanges, readChangesets } from './changes-since-main.ts';
import { findUnannounced } from './find-unannounced.ts';

const base = findBase();
if (base === undefined) {
  process.stdout.write(
    'changesets: nothing to compare with (this is main itself, or there is no origin/main)\n',
  );
} else {
  const changed = listChanges(base);
  const unannounced = findUnannounced(changed, readChangesets(changed));
  for (const { name, files } of unannounced) {
    process.stderr.write(
      `${name} changed without a changeset (run \`npx pnpm@12.21.0 changeset\`):\n${files.join('\n')}\n`,
    );
  }
  process.stdout.write(`changesets: ${unannounced.length} packages changed without one\n`);
  process.exitCode = unannounced.length > 0 ? 1 : 0;
}
