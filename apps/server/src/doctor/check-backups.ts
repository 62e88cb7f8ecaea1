import { listBackups } from '../backup/backup-file.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** A nightly backup is older only when one was missed, hours. */
const OLDEST_HOURS = 26;

/**
 * Checks the age of the newest verified backup of a folder.
 *
 * @param now epoch ms
 */
export async function checkBackups(folder: string, now: number): Promise<readonly Finding[]> {
  const backups = await listBackups(folder).catch(() => undefined);
  if (backups === undefined) return [problem(`The folder ${folder} cannot be read.`)];
  const newest = backups.at(-1);
  if (newest === undefined) return [problem(`There is no verified backup in ${folder}.`)];
  const hours = Math.floor((now - newest.time) / 3_600_000);
  const findings: Finding[] = [];
  const text = `The newest verified backup, ${newest.name}, is ${hours} hours old.`;
  findings.push(hours > OLDEST_HOURS ? problem(text) : fine(text));
  if (!newest.isEncrypted) {
    findings.push(warning('It is not encrypted: set BACKUP_PASSPHRASE for the next one.'));
  }
  return findings;
}
