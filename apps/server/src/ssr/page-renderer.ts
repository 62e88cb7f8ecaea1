import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { runObserved } from '../platform/instrumentation/channels.ts';
import type { createDocumentHeaders } from './document-headers.ts';
import { hashInlineParts } from './inline-hashes.ts';
import { CachedPage, type Page } from './page-cache.ts';
import type { PagePolicy } from './page-policy.ts';
import type { Shell } from './shell-build.ts';

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

/**
 * Renders one URL.
 *
 * @param signal aborted when no request waits for the rendering any more
 */
export type RenderPage = (policy: PagePolicy, signal: AbortSignal) => Promise<CachedPage>;

/** Creates the renderer of a shell. Nothing of the visitor (cookies, headers) reaches a rendering. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { config, shell, apiFetch, headersOf, log } = options;
  const { mountPath = '' } = shell;

  return function renderPage(policy, signal) {
    const { pathname } = new URL(policy.url, config.publicOrigin);
    const name = shell.findRoute?.(pathname) ?? 'page';
    return runObserved({ kind: 'rendering', name }, () => render(policy, signal));
  };

  async function render(policy: PagePolicy, signal: AbortSignal): Promise<CachedPage> {
    // It marks the shell's own scripts until it is replaced, and is never sent.
    const nonce = randomBytes(24).toString('base64url');
    let isComplete = true;
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
      reportError(error) {
        isComplete = false;
        // The URL of another page may hold a token.
        const page = policy.kind === 'public' ? policy.url : policy.kind;
        log.error({ err: error, page }, 'rendering failed');
      },
    });

    const { status } = response;
    const headers = readHeaders(response);
    let body = Buffer.from(await response.arrayBuffer());
    if ((headers.get('content-type') ?? '').startsWith('text/html')) {
      headers.set('content-type', 'text/html; charset=utf-8');
      const document = hashInlineParts(body.toString(), nonce);
      const { pathname } = new URL(policy.url, config.publicOrigin);
      for (const [name, value] of Object.entries(headersOf(pathname, document))) {
        headers.set(name, value);
      }
      body = Buffer.from(document.html);
    }
    const isWhole = isComplete && !signal.aborted;
    return new CachedPage(finish({ status, headers, body, isWhole }, policy));
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
