import { makeAdmin } from '../accounts/admins.service.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../platform/logging/request-log.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/make-admin.js <email>

Makes the account with this e-mail an admin of the shop. The account has to exist: sign up first.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …) and relative paths from the
same folder. The server may be running meanwhile.
`;

await runCommand('No admin was made.', async (args, openShop) => {
  const [email, ...more] = args;
  if (email === undefined || email.startsWith('-') || more.length > 0) {
    throw new CommandError(USAGE);
  }
  const { db } = await openShop();
  const result = await makeAdmin(db, email, Date.now());
  if (result.outcome === 'unknown') {
    throw new CommandError(`No account has the e-mail ${email}. Sign up in the shop first.\n`);
  }
  if (result.outcome === 'made') {
    const log = createLogger(readConfig(process.env), process.stderr.fd);
    const { userId } = result;
    logSecurityEvent({ log }, { event: 'role-changed', userId, role: 'admin' });
  }
  const who = `${result.fullName} (${result.email})`;
  const what = result.outcome === 'made' ? 'is an admin now' : 'is an admin already';
  const warning = result.isEmailVerified
    ? ''
    : 'This e-mail was never verified: make sure that the account is theirs.\n';
  return `${who} ${what}.\n${warning}`;
});
