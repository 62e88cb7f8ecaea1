import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { runObserved } from '../platform/instrumentation/channels.ts';
import type { createDocumentHeaders } from './document-headers.ts';
import { hashInlineParts } from './inline-hashes.ts';
import { CachedPage, type Page } from './page-cache.ts';
import type { PagePolicy } from './page-policy.ts';
import { SharedBody } from './shared-body.ts';
import type { Shell } from './shell-build.ts';
import { settlesWithin } from './stream-timeout.ts';
import { createNonce, StreamedResponse } from './streamed-response.ts';

/** Headers of the shell's response that the host sets or drops; all others are passed on. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  // A page is the same for everybody: it sets no cookies.
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
  /** Timeout of the whole response once its shell is rendered, in ms; then it is streamed. */
  timeoutMs: number;
  /** Aborted when no request waits for the rendering any more. */
  signal: AbortSignal;
}

/** Renders one URL: a whole page before the timeout, else a response that is still being rendered. */
export type RenderPage = (
  policy: PagePolicy,
  options: RenderOptions,
) => Promise<CachedPage | StreamedResponse>;

/** Creates the renderer of a shell. Nothing of the visitor (cookies, headers) reaches a rendering. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { config, shell, apiFetch, headersOf, log } = options;
  const { mountPath = '' } = shell;

  return function renderPage(policy, settings) {
    const { pathname } = new URL(policy.url, config.publicOrigin);
    const name = shell.findRoute?.(pathname) ?? 'page';
    return runObserved({ kind: 'rendering', name }, () => render(policy, settings));
  };

  async function render(
    policy: PagePolicy,
    { timeoutMs, signal }: RenderOptions,
  ): Promise<CachedPage | StreamedResponse> {
    // It marks the shell's own scripts until it is replaced, and is never sent.
    const nonce = createNonce();
    let isComplete = true;
    let isStreamed = false;
    const request = new Request(config.publicOrigin + mountPath + policy.url, {
      headers: { accept: 'text/html' },
      signal,
    });
    const response = await shell.render(request, {
      async apiFetch(input, init) {
        signal.throwIfAborted();
        const apiResponse = await apiFetch(input, init);
        // The page may render without this part, such as the footer's links, but is not cached so.
        if (apiResponse.status >= 500) isComplete = false;
        return apiResponse;
      },
      publicOrigin: config.publicOrigin,
      paymentProvider: config.paymentProvider,
      nonce,
      streamTimeoutMs: timeoutMs,
      reportError(error) {
        isComplete = false;
        // The URL of another page may hold a token.
        const page = policy.kind === 'public' ? policy.url : policy.kind;
        log.error({ err: error, page }, 'rendering failed');
      },
      onStreamStart() {
        isStreamed = true;
      },
    });

    const { status } = response;
    const headers = readHeaders(response);
    const isDocument = (headers.get('content-type') ?? '').startsWith('text/html');
    const body = new SharedBody(response.body, isDocument);
    // A late part may fail after the response has started.
    const isWhole = () => isComplete && !signal.aborted;
    if (isDocument) {
      headers.set('content-type', 'text/html; charset=utf-8');
      if (isStreamed) {
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
    if (await settlesWithin(body.whole, timeoutMs)) return new CachedPage(await getPage());
    const ended = getPage().then((page) => ({ isWhole: page.isWhole, page }));
    return new StreamedResponse({ status, headers: new Map(headers), body, ended });
  }
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
