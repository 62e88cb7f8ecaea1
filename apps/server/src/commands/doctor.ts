import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkDatabase } from '../doctor/check-database.ts';
import { checkDisk } from '../doctor/check-disk.ts';
import { checkMail } from '../doctor/check-mail.ts';
import { checkOrigin } from '../doctor/check-origin.ts';
import { checkPayments } from '../doctor/check-payments.ts';
import { checkPictures } from '../doctor/check-pictures.ts';
import { checkSettings, readUsableConfig } from '../doctor/check-settings.ts';
import { checkShop } from '../doctor/check-shop.ts';
import type { Check } from '../doctor/finding.ts';
import { formatReports, hasProblem, runChecks } from '../doctor/run-checks.ts';

const USAGE = `Usage: node dist/commands/doctor.js [--reach] [--backups <folder>] [--whole]

Says what is wrong with the settings, the database, the disk, the mail server, the clock, the payment
keys and the bucket of the pictures, and what shoppers cannot read of the seller and of foods. Nothing is changed and no mail is sent. Exit code 1 when there is a problem.
--reach    calls the shop at PUBLIC_ORIGIN, through its proxy
--backups  also says how old the newest backup in this folder is
--whole    checks the integrity of a SQLite file of more than 1 GB too, which takes a while
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …).
`;

/** Of one check, ms. */
const TIMEOUT = 20_000;
/** Of one check when a large file is read to its end, ms. */
const WHOLE_TIMEOUT = 3_600_000;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        reach: { type: 'boolean', default: false },
        backups: { type: 'string' },
        whole: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch {
    return undefined;
  }
}

const options = readArguments();
if (options === undefined) {
  process.stderr.write(USAGE);
  process.exit(1);
}
const { reach, backups, whole } = options;
const config = readUsableConfig(process.env);
const checks: Check[] = [
  { topic: 'settings', find: async () => checkSettings(process.env) },
  { topic: 'payments', find: async () => checkPayments(config) },
  { topic: 'disk', find: () => checkDisk(config) },
  { topic: 'pictures', find: () => checkPictures(config) },
  { topic: 'mail', find: () => checkMail(config) },
  { topic: 'address', find: () => checkOrigin(config, { reaches: reach }) },
  {
    topic: 'database',
    find: () => checkDatabase(config, { now: Date.now, checksWhole: whole }),
  },
  { topic: 'shop', find: () => checkShop(config) },
  ...(backups === undefined
    ? []
    : [{ topic: 'backups', find: () => checkBackups(resolve(backups), Date.now()) }]),
];
const reports = await runChecks(checks, whole ? WHOLE_TIMEOUT : TIMEOUT);
process.stdout.write(formatReports(reports));
// Ends also while the connection of a check that took too long is still open.
process.exit(hasProblem(reports) ? 1 : 0);
