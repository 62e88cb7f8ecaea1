import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it reached its mailbox. */
export interface ReceivedMail {
  /** The recipients of the SMTP envelope, whatever the mail's headers say. */
  recipients: string[];
  sender: string;
  /** Decoded as a mail program does. */
  mail: Email;
  raw: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** Rejects mails with this SMTP code from now on. */
  rejectWith(code: number): void;
  /** The number of rejected mails. */
  rejectionCount(): number;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on this machine, which ends with the test. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let rejectionCode: number | undefined;
  let rejected = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (rejectionCode === undefined) return done();
      rejected += 1;
      done(Object.assign(new Error('No.'), { responseCode: rejectionCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom === false ? '' : mailFrom.address,
          mail: await PostalMime.parse(raw),
          raw: raw.toString(),
        });
        done();
      });
    },
  });
  // A client that hangs up in the middle is no fault of the server's.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    rejectWith(code) {
      rejectionCode = code;
    },
    rejectionCount: () => rejected,
    stop,
  };
}
