import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { createDocumentHeaders } from './document-headers.ts';
import { hashInlineParts } from './inline-hashes.ts';
import { CachedPage, type Page } from './page-cache.ts';
import type { PagePolicy } from './page-policy.ts';
import { SharedBody } from './shared-body.ts';
import type { Shell } from './shell-build.ts';
import { settlesWithin } from './stream-timeout.ts';
import { createNonce, StreamedResponse } from './streamed-response.ts';

/** Headers of the shell's answer that are the host's business; all others are passed on. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  // A page is the same for everybody; it signs nobody in.
  'set-cookie',
  'transfer-encoding',
]);

export interface PageRendererOptions {
  config: Config;
  shell: Shell;
  apiFetch: typeof fetch;
  headersOf: ReturnType<typeof createDocumentHeaders>;
  log: FastifyBaseLogger;
}

export interface RenderOptions {
  /** How long the answer may wait to be whole once its beginning is there, in ms. */
  patienceMs: number;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/** Renders one address: a whole page where it is there in time, else one that is still being made. */
export type RenderPage = (
  policy: PagePolicy,
  options: RenderOptions,
) => Promise<CachedPage | StreamedResponse>;

/** Nothing of the visitor (cookies, headers) reaches the rendering; see `addShellHost`. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { config, shell, apiFetch, headersOf, log } = options;

  return async function renderPage(policy, { patienceMs, signal }) {
    // Never sent to anybody: it marks the shell's own scripts until it is replaced.
    const nonce = createNonce();
    let isComplete = true;
    let isEarly = false;
    const request = new Request(config.publicOrigin + policy.url, {
      headers: { accept: 'text/html' },
      signal,
    });
    const response = await shell.render(request, {
      async apiFetch(input, init) {
        signal.throwIfAborted();
        const answer = await apiFetch(input, init);
        // A page may do without, such as the footer's links; the next request should have them.
        if (answer.status >= 500) isComplete = false;
        return answer;
      },
      publicOrigin: config.publicOrigin,
      paymentProvider: config.paymentProvider,
      nonce,
      streamTimeoutMs: patienceMs,
      reportError(error) {
        isComplete = false;
        // Other addresses may hold a token.
        const page = policy.kind === 'public' ? policy.url : policy.kind;
        log.error({ err: error, page }, 'rendering failed');
      },
      onStreamStart() {
        isEarly = true;
      },
    });

    const { status } = response;
    const headers = readHeaders(response);
    const isDocument = (headers.get('content-type') ?? '').startsWith('text/html');
    const body = new SharedBody(response.body, isDocument);
    // What comes late may have failed after the answer began.
    const isWhole = () => isComplete && !signal.aborted;
    if (isDocument) {
      headers.set('content-type', 'text/html; charset=utf-8');
      if (isEarly) {
        const ended = body.whole.then(() => ({ isWhole: isWhole() }));
        return new StreamedResponse({ status, headers, body, ended, nonce });
      }
      const document = hashInlineParts((await body.whole).toString(), nonce);
      const { pathname } = new URL(policy.url, config.publicOrigin);
      for (const [name, value] of Object.entries(headersOf(pathname, document))) {
        headers.set(name, value);
      }
      const bytes = Buffer.from(document.html);
      return new CachedPage(finish({ status, headers, body: bytes, isWhole: isWhole() }, policy));
    }
    const getPage = async () =>
      finish({ status, headers, body: await body.whole, isWhole: isWhole() }, policy);
    if (await settlesWithin(body.whole, patienceMs)) return new CachedPage(await getPage());
    const ended = getPage().then((page) => ({ isWhole: page.isWhole, page }));
    return new StreamedResponse({ status, headers: new Map(headers), body, ended });
  };
}

function readHeaders(response: Response): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of response.headers) {
    if (!OWN_HEADERS.has(name)) headers.set(name, value);
  }
  return headers;
}

interface FinishedPage extends Page {
  headers: Map<string, string>;
}

function finish(page: FinishedPage, policy: PagePolicy): Page {
  const { status, headers, body } = page;
  if (policy.kind === 'personal' || status >= 400) headers.set('cache-control', 'no-store');
  else if (!headers.has('cache-control')) {
    headers.set('cache-control', 'public, max-age=0, must-revalidate');
  }
  if (status === 200 && policy.kind !== 'personal') {
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    headers.set('etag', `W/"${digest}"`);
  }
  return page;
}
