import { isPushAddress } from '@haat/domain/desk';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { runObserved } from '../instrumentation/channels.ts';
import { type BrowserKeys, encryptPush } from './encrypt-push.ts';
import { type PushKeys, signPush } from './push-keys.ts';

/** A browser that takes notices, and its address at a push service. */
export interface PushBrowser extends BrowserKeys {
  readonly endpoint: string;
}

/** `gone`: the browser takes no notices any more; `later`: worth another try. */
export type PushOutcome = 'done' | 'gone' | 'later';

/** Where notices to browsers go. */
export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Sends a notice to a browser; never throws. @param text at most 3,000 bytes */
  send(browser: PushBrowser, text: string): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;

/** How long a push service keeps a notice for a phone that is off, s: a day. */
const KEPT_S = 24 * 60 * 60;

/** Sends notices over the browsers' push services (RFC 8030). */
export function createPushSender(
  { publicOrigin, isHttps, mailFrom }: Pick<Config, 'publicOrigin' | 'isHttps' | 'mailFrom'>,
  {
    keys,
    log,
    now,
    fetch = globalThis.fetch,
  }: {
    keys: PushKeys;
    log: Pick<FastifyBaseLogger, 'warn'>;
    now(): number;
    /** Another one in tests. */
    fetch?: typeof globalThis.fetch;
  },
): PushSender {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'shop@localhost';
  const sender = isHttps ? publicOrigin : `mailto:${address}`;

  async function post({ endpoint, ...browser }: PushBrowser, text: string): Promise<number> {
    const response = await fetch(endpoint, {
      method: 'POST',
      // A redirect could lead to any host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: signPush(keys, { endpoint, sender, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_S),
      },
      body: new Uint8Array(encryptPush(text, browser)),
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    publicKey: keys.publicKey,
    async send(browser, text) {
      if (!isPushAddress(browser.endpoint)) return 'gone';
      // The whole address lets its reader write to the browser.
      const { host } = new URL(browser.endpoint);
      try {
        const call = { kind: 'outgoing-call', name: 'push' } as const;
        const status = await runObserved(call, () => post(browser, text));
        if (status === 404 || status === 410) return 'gone';
        if (status >= 200 && status < 300) return 'done';
        log.warn({ host, status }, 'a push service did not take a notice');
        return status === 429 || status >= 500 ? 'later' : 'done';
      } catch (error) {
        const { name, code } = Object(error);
        log.warn({ host, name, code }, 'a push service could not be reached');
        return 'later';
      }
    },
  };
}
