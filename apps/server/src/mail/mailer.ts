import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

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
   * send). A failure is logged: every mail can be asked for again.
   */
  post(mail: Mail): void;
  /** Resolves when every posted mail has been handed over or has failed. */
  whenIdle(): Promise<void>;
  /** Waits like `whenIdle` and closes. */
  close(): Promise<void>;
}

/** SMTP by `SMTP_URL`; else every mail becomes an `.eml` file in `DATA_DIR/outbox`. */
export function createMailer(config: Config, log: Pick<FastifyBaseLogger, 'error'>): Mailer {
  const { deliver, close } =
    config.smtpUrl === undefined
      ? createOutbox(join(config.dataDir, 'outbox'), config.mailFrom)
      : createSmtp(config.smtpUrl, config.mailFrom);
  const underWay = new Set<Promise<void>>();

  async function whenIdle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    post(mail) {
      const delivery = deliver(mail)
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'))
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    whenIdle,
    async close() {
      await whenIdle();
      await close();
    },
  };
}

interface Delivery {
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

function createSmtp(smtpUrl: string, from: string): Delivery {
  const transport = once(async () => (await import('nodemailer')).createTransport(smtpUrl));
  return {
    async deliver(mail) {
      await (await transport()).sendMail({ ...mail, from });
    },
    async close() {
      (await transport()).close();
    },
  };
}

function createOutbox(folder: string, from: string): Delivery {
  const transport = once(async () =>
    (await import('nodemailer')).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
    }),
  );
  return {
    async deliver(mail) {
      const { message } = await (await transport()).sendMail({ ...mail, from });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not built in memory.');
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${Date.now()}-${randomUUID()}.eml`);
      // A reader of the folder never sees half a mail. Mails hold secrets: for the owner only.
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: async () => {},
  };
}

/** The mail library is loaded with the first mail, which keeps the start quick. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
