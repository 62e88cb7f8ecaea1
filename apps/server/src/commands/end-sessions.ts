import {
  endAllSessions,
  endSessionsOfAccount,
} from '../accounts/sessions/session-revocation.service.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/end-sessions.js <email>
       node dist/commands/end-sessions.js --all

Ends every session of the account with this e-mail, or of all accounts: whoever was signed in has to
sign in again. Carts, orders and passwords stay as they are. Reads the same environment as the server
(DATA_DIR, DATABASE_URL, …) and relative paths from the same folder. The server may be running
meanwhile.
`;

await runCommand('No session was ended.', async (args, openShop) => {
  const [arg, ...more] = args;
  const isForAll = arg === '--all';
  if (arg === undefined || more.length > 0 || (arg.startsWith('-') && !isForAll)) {
    throw new CommandError(USAGE);
  }
  const { db } = await openShop();
  if (isForAll) {
    await endAllSessions(db, Date.now());
    return 'All sessions of all accounts have ended.\n';
  }
  const account = await endSessionsOfAccount(db, arg, Date.now());
  if (account === undefined) throw new CommandError(`No account has the e-mail ${arg}.\n`);
  return `All sessions of ${account.fullName} (${account.email}) have ended.\n`;
});
