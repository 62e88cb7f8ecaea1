import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';

/** A message in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where mails go. */
export interface Mailer {
  /**
   * Hands a mail over without making the shopper wait for it (nor measure whether there was one to
   * send). While the mail server is away it is tried again for some minutes; then, or when the server
   * refuses it, the failure is logged: every mail can be asked for again.
   */
  post(mail: Mail): void;
  /** Resolves when every posted mail has been handed over or has failed. */
  whenIdle(): Promise<void>;
  /** Tries what is waiting once more, and closes. */
  close(): Promise<void>;
}

/** How long a mail waits for its next try, ms. */
const RETRY_AFTER_MS = [2_000, 15_000, 60_000, 300_000];

/** For a mail server that accepts connections and then says nothing. */
const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * SMTP by `SMTP_URL`; else every mail becomes an `.eml` file in `DATA_DIR/outbox`.
 *
 * @param retryAfter pauses between the tries of one mail, ms
 */
export function createMailer(
  config: Config,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  retryAfter: readonly number[] = RETRY_AFTER_MS,
): Mailer {
  const { deliver, close } =
    config.smtpUrl === undefined
      ? createOutbox(join(config.dataDir, 'outbox'), config.mailFrom)
      : createSmtp(config.smtpUrl, config.mailFrom);
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliverPatiently(mail: Mail): Promise<void> {
    for (const pause of retryAfter) {
      try {
        return await deliver(mail);
      } catch (error) {
        if (isRefused(error) || closing.signal.aborted) throw error;
        log.warn({ delivery: toLogged(error), pause }, 'a mail could not be sent yet');
        await waitUnlessClosing(pause);
      }
    }
    await deliver(mail);
  }

  async function waitUnlessClosing(pause: number): Promise<void> {
    try {
      await sleep(pause, undefined, { signal: closing.signal, ref: false });
    } catch {
      // Closing: the last try is now.
    }
  }

  async function whenIdle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    post(mail) {
      const delivery = deliverPatiently(mail)
        .catch((error: unknown) =>
          log.error({ delivery: toLogged(error) }, 'a mail could not be sent'),
        )
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    whenIdle,
    async close() {
      closing.abort();
      await whenIdle();
      await close();
    },
  };
}

interface Delivery {
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The server took notice and does not want this mail; it would not want it later. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return Number(error.responseCode) >= 500;
}

/** What a log may hold of a failed delivery: the messages of mail servers quote the recipient. */
function toLogged(error: unknown): Readonly<Record<string, unknown>> {
  const { name, code, responseCode, command, syscall } = Object(error);
  return { name, code, responseCode, command, syscall };
}

function createSmtp(smtpUrl: string, from: string): Delivery {
  const transport = once(async () =>
    (await import('nodemailer')).createTransport({ ...SMTP_TIMEOUTS, url: smtpUrl }),
  );
  return {
    async deliver(mail) {
      await (await transport()).sendMail(toMessage(mail, from));
    },
    async close() {
      (await transport()).close();
    },
  };
}

/** End of the name of a mail that is being written. */
const HALF = '.part';

function createOutbox(folder: string, from: string): Delivery {
  const swept = tidy(folder).catch(() => {});
  const transport = once(async () =>
    (await import('nodemailer')).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
    }),
  );
  return {
    async deliver(mail) {
      const { message } = await (await transport()).sendMail(toMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not built in memory.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await swept;
      const path = join(folder, `${Date.now()}-${randomUUID()}.eml`);
      // A reader of the folder never sees half a mail. Mails hold secrets: for the owner only.
      await writeFile(`${path}${HALF}`, message, { mode: 0o600 });
      await rename(`${path}${HALF}`, path);
    },
    close: () => swept,
  };
}

/** Mails hold links to sign in with: the folder is for its owner, also one of an earlier version. */
async function tidy(folder: string): Promise<void> {
  await removeHalves(folder);
  await chmod(folder, 0o700);
}

/**
 * Removes the halves that a crash left of mails. If another process is just writing one of them, it
 * finds it gone and writes it again with its next try.
 */
async function removeHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const halves = names.filter((name) => name.endsWith(HALF));
  await Promise.all(halves.map((name) => rm(join(folder, name), { force: true })));
}

/** The address goes in as one, so that no text in it can be read as a second recipient. */
function toMessage({ to, subject, text }: Mail, from: string) {
  return { from, to: { name: '', address: to }, subject, text };
}

/** The mail library is loaded with the first mail, which keeps the start quick. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
