import { readConfig } from '../config.ts';
import { movePictures } from '../media/move-pictures.ts';
import { greetBucket, loadBucket } from '../platform/bucket/load-bucket.ts';
import { createProgressLines, describeShare } from '../platform/progress-lines.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/move-pictures.js bucket | database

Moves all pictures into the bucket of MEDIA_URL, or back into the database. The server may be running
meanwhile with the same MEDIA_URL. After an error or an end in between, run it again: it goes on.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, MEDIA_URL, …).
`;

await runCommand('Not all pictures were moved.', async ([to, ...more], openShop) => {
  if ((to !== 'bucket' && to !== 'database') || more.length > 0) throw new CommandError(USAGE);
  const bucket = await loadBucket(readConfig(process.env));
  if (bucket === undefined) throw new CommandError('MEDIA_URL is not set.\n');
  const unreachable = await greetBucket(bucket);
  if (unreachable !== undefined) {
    throw new CommandError(`The bucket ${bucket.name} does not respond: ${unreachable}.\n`);
  }
  const { db } = await openShop();
  const show = createProgressLines();
  const { moved, missing } = await movePictures(db, bucket, {
    to,
    onProgress: (done, total) => show(`pictures: ${describeShare(done, total)}`, done === total),
  });
  bucket.close();
  if (missing.length > 0) {
    throw new CommandError(
      `${missing.map((hash) => `The object of the picture ${hash} is gone or damaged.\n`).join('')}All others are in the ${to}.\n`,
    );
  }
  return `All pictures are in the ${to}; ${moved} files were moved.\n`;
});
