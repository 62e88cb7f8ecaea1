import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { mails, runObserved } from '../instrumentation/channels.ts';

/** A message in plain text. */
export interface Mail {
  /** Its Message-ID is made from it, so that mail programs show a mail once that was sent twice. */
  id?: string;
  to: string;
  subject: string;
  text: string;
}

/** Where mails go. */
export interface Mailer {
  /**
   * Sends a mail in the background: the response does not wait for it, and its time does not show whether
   * a mail is sent. While the mail server is unavailable the mail is tried again for some minutes; then,
   * or when the server rejects it, the error is logged. Every mail can be requested again.
   */
  post(mail: Mail): void;
  /** Sends like `post`. @returns false when the mail can be tried again later: it was neither sent nor rejected */
  send(mail: Mail): Promise<boolean>;
  /** Resolves when every posted mail has been sent or has failed. */
  whenIdle(): Promise<void>;
  /** Tries the waiting mails once more, and closes. */
  close(): Promise<void>;
}

/** Pauses between the tries of one mail, ms. */
const RETRY_AFTER_MS = [2_000, 15_000, 60_000, 300_000];

/** Timeouts for a mail server that accepts connections and does not respond. */
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
  const pending = new Set<Promise<boolean>>();
  const closing = new AbortController();

  async function deliverPatiently(mail: Mail): Promise<void> {
    for (const pause of retryAfter) {
      try {
        return await deliverObserved(mail);
      } catch (error) {
        if (isRejected(error) || closing.signal.aborted) throw error;
        mails.publish({ state: 'delayed' });
        log.warn({ delivery: toLogged(error), pause }, 'a mail could not be sent yet');
        await waitUnlessClosing(pause);
      }
    }
    await deliverObserved(mail);
  }

  function deliverObserved(mail: Mail): Promise<void> {
    return runObserved({ kind: 'outgoing-call', name: 'mail' }, () => deliver(mail));
  }

  async function waitUnlessClosing(pause: number): Promise<void> {
    try {
      await sleep(pause, undefined, { signal: closing.signal, ref: false });
    } catch {
      // The mailer is closing, so the last try is now.
    }
  }

  async function whenIdle(): Promise<void> {
    while (pending.size > 0) await Promise.all(pending);
  }

  async function deliverLogged(mail: Mail): Promise<boolean> {
    try {
      await deliverPatiently(mail);
      mails.publish({ state: 'sent' });
      return true;
    } catch (error) {
      mails.publish({ state: 'failed' });
      log.error({ delivery: toLogged(error) }, 'a mail could not be sent');
      return isRejected(error);
    }
  }

  function send(mail: Mail): Promise<boolean> {
    mails.publish({ state: 'posted' });
    const delivery = deliverLogged(mail).finally(() => pending.delete(delivery));
    pending.add(delivery);
    return delivery;
  }

  return {
    post: (mail) => void send(mail),
    send,
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

/** True when the server rejects the mail for good. */
function isRejected(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return Number(error.responseCode) >= 500;
}

/** The loggable part of a failed delivery: the messages of mail servers quote the recipient. */
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

/** Suffix of a mail that is being written. */
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
      // A reader of the folder never sees a partial mail. Mails hold secrets: only the owner reads them.
      await writeFile(`${path}${HALF}`, message, { mode: 0o600 });
      await rename(`${path}${HALF}`, path);
    },
    close: () => swept,
  };
}

/** Makes the folder readable for its owner alone, also one of an earlier version: mails hold secret links. */
async function tidy(folder: string): Promise<void> {
  await removeHalves(folder);
  await chmod(folder, 0o700);
}

/**
 * Deletes the partial mails of a crash. Another process that is writing one of them fails, and writes it
 * again with its next try.
 */
async function removeHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const halves = names.filter((name) => name.endsWith(HALF));
  await Promise.all(halves.map((name) => rm(join(folder, name), { force: true })));
}

/** The e-mail address is passed as an object, so that no text in it becomes a second recipient. */
function toMessage({ id, to, subject, text }: Mail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const messageId = id === undefined ? undefined : `<${id}@${domain}>`;
  return { from, to: { name: '', address: to }, subject, text, messageId };
}

/** Loads the mail library with the first mail, which keeps the start quick. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
