import { readConfig } from '../config.ts';
import { resetSecondFactor } from '../desk/second-factor/reset-second-factor.ts';
import { createLogger } from '../platform/logging/request-log.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/reset-second-factor.js <email or phone>

Removes the second factor of the account that signs in with this e-mail or phone number, with its recovery
codes, and ends all its sessions: for somebody who lost both the phone and the codes. At the next sign-in the desk sets up a new
one, so make sure that it is the person whom you know. Reads the same environment as the server
(DATA_DIR, DATABASE_URL, …) and relative paths from the same folder. The server may be running meanwhile.
`;

await runCommand('No second factor was removed.', async (args, openShop) => {
  const [name, ...more] = args;
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    throw new CommandError(USAGE);
  }
  const { db } = await openShop();
  const result = await resetSecondFactor(db, name, Date.now());
  if (result.outcome === 'unknown') throw new CommandError(`No account signs in with ${name}.\n`);
  const who = `${result.fullName} (${result.email})`;
  if (result.outcome === 'had-none') throw new CommandError(`${who} has no second factor.\n`);
  const log = createLogger(readConfig(process.env), process.stderr.fd);
  logSecurityEvent({ log }, { event: 'second-factor-reset', userId: result.userId });
  return `The second factor of ${who} is removed, and all sessions have ended.\n`;
});
