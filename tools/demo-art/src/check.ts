/** Fails when a drawing or a label has changed since the committed pictures were drawn. */
import { readFile } from 'node:fs/promises';
import { DIGEST_FILE, digestDrawings } from './catalogue/drawings-digest.ts';

if ((await readFile(DIGEST_FILE, 'utf8')) !== (await digestDrawings())) {
  process.stderr.write(
    'The pictures of the demo shop are older than what draws them.\n' +
      'Run `npx pnpm@12.21.0 --filter @haat/demo-art draw`, look at what changed, and commit it.\n',
  );
  process.exitCode = 1;
}
