import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { TooManyAttemptsError } from '../errors.ts';
import type { PublicPages } from '../platform/cache/public-pages.ts';
import {
  chooseEncoding,
  compressAtOnce,
  isCompressible,
  MIN_COMPRESSED_LENGTH,
} from '../platform/http/compression.ts';
import { canonicalizeUrl } from './canonical-url.ts';
import { type ClientFile, isHashedAddress, listClientFiles } from './client-files.ts';
import { createDocumentHeaders } from './document-headers.ts';
import { CachedPage, type Page, PageCache } from './page-cache.ts';
import { choosePagePolicy, type PagePolicy } from './page-policy.ts';
import { createPageRenderer } from './page-renderer.ts';
import { Renderings, SharedRendering } from './shared-rendering.ts';
import type { Shell } from './shell-build.ts';
import { chooseStreamTimeout } from './stream-timeout.ts';
import type { StreamedResponse } from './streamed-response.ts';

const PAGE_LIFE_MS = 60_000;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Pages rendered for one network address in a minute, ms. A rendering takes up to 9 ms of a processor,
 * so one sender of addresses that nobody asked for takes less than a tenth of it; cached pages are free.
 */
export const RENDERING_LIMIT = { max: 600, timeWindow: 60_000 } as const;

export interface ShellHostOptions {
  config: Config;
  shell: Shell;
  apiFetch: typeof fetch;
  publicPages: PublicPages;
  now(): number;
}

/**
 * Serves a web shell: its files, and every other GET outside of `/api/` through its rendering.
 * Nothing of the visitor (cookies, headers) reaches the rendering, so a page is the same for
 * everybody and public ones are kept; see `page-policy.ts`. A page that keeps its shopper waiting is
 * begun before it is whole.
 */
export async function addShellHost(app: FastifyInstance, options: ShellHostOptions): Promise<void> {
  const { config, shell, apiFetch, publicPages, now } = options;
  const files = await listClientFiles(shell.clientFolder);
  const headersOf = createDocumentHeaders(config, shell.policy);
  const renderPage = createPageRenderer({ config, shell, apiFetch, headersOf, log: app.log });
  const cache = new PageCache({ maxBytes: MAX_KEPT_BYTES, lifeMs: PAGE_LIFE_MS, now });
  const renderings = new Renderings<CachedPage | StreamedResponse>();
  const countRendering = config.hasRateLimits ? app.createRateLimit(RENDERING_LIMIT) : undefined;

  /** @throws {TooManyAttemptsError} (429) beyond {@link RENDERING_LIMIT} */
  async function requireRendering(request: FastifyRequest): Promise<void> {
    const count = await countRendering?.(request);
    if (count !== undefined && !count.isAllowed && count.isExceeded) {
      throw new TooManyAttemptsError(count.ttlInSeconds);
    }
  }

  async function findRendering(
    request: FastifyRequest,
    policy: PagePolicy,
    patienceMs: number,
  ): Promise<CachedPage | SharedRendering<CachedPage | StreamedResponse>> {
    if (policy.kind !== 'public') {
      await requireRendering(request);
      return new SharedRendering(
        (signal) => renderPage(policy, { patienceMs, signal }),
        () => {},
      );
    }
    const { key, status } = policy;
    const revision = await publicPages.findRevision();
    const kept = cache.get(key, revision);
    if (kept !== undefined) return kept;
    await requireRendering(request);
    // Renderings begun before a change must not serve requests that came after it; and who wants a
    // whole page must not get one that was begun early.
    const share = (patience: number): SharedRendering<CachedPage | StreamedResponse> =>
      renderings.share(`${revision} ${patience} ${key}`, async (signal) => {
        const answer = await renderPage(policy, { patienceMs: patience, signal });
        if (answer instanceof CachedPage) keep(answer);
        // Broken off: nothing to keep.
        else keepEarly(answer).catch(() => {});
        return answer;
      });
    function keep(page: CachedPage): void {
      if (isKeepable(page.page, status)) cache.set(key, revision, page);
    }
    // In a document that was begun early, late parts stand at its end, for a script to move. Those
    // who run none must not find it so for a minute: it is rendered once more, in order, to be kept.
    async function keepEarly(answer: StreamedResponse): Promise<void> {
      const { page, isWhole } = await answer.ended;
      if (page !== undefined) keep(new CachedPage(page));
      else if (isWhole && answer.status === status) await share(Number.POSITIVE_INFINITY).answer;
    }
    return share(patienceMs);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const policy = choosePagePolicy(request.url, shell.policy, shell.findMissing);
    const found = await findRendering(request, policy, chooseStreamTimeout(request));
    if (found instanceof CachedPage) return sendPage(found, request, reply);
    const leave = found.join();
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
    const answer = await found.answer;
    if (reply.raw.closed) return reply.hijack();
    if (answer instanceof CachedPage) return sendPage(answer, request, reply);
    return sendEarly(answer, request, reply);
  }

  function sendEarly(
    answer: StreamedResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    reply.code(answer.status);
    for (const [name, value] of answer.headers) reply.header(name, value);
    reply.header('cache-control', 'no-store');
    // Proxies in front (nginx) are asked not to collect it either.
    reply.header('x-accel-buffering', 'no');
    const { body, nonce } = answer.read();
    if (nonce !== undefined) {
      const sources = [`'nonce-${nonce}'`];
      const path = new URL(request.url, config.publicOrigin).pathname;
      reply.headers(headersOf(path, { scriptSources: sources, styleSources: sources }));
    }
    if (!isCompressible(answer.headers.get('content-type') ?? '')) return reply.send(body);
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(body);
    reply.header('content-encoding', encoding);
    return reply.send(compressAtOnce(body, encoding));
  }

  app.get('/*', async (request, reply) => {
    const spelled = canonicalizeUrl(request.url, shell.policy);
    if (spelled !== request.url) {
      return reply.header('cache-control', 'no-store').redirect(spelled, 308);
    }
    const address = getAddress(request.url);
    if (address === undefined || address.startsWith('/api/') || address === '/api') {
      return reply.callNotFound();
    }
    const file = files.get(address);
    if (file !== undefined) return sendFile(file, request, reply);
    if (isHashedAddress(address)) return reply.callNotFound();
    return answerPage(request, reply);
  });
}

/**
 * Only whole pages of the expected status: a failed rendering must not stay for a minute. That others
 * may not store the page of unknown addresses does not keep us from it.
 */
function isKeepable(page: Page, status: 200 | 404): boolean {
  const control = page.headers.get('cache-control') ?? '';
  const isStorable = status === 404 || !/no-store|private/.test(control);
  return page.isWhole && page.status === status && isStorable;
}

async function sendPage(
  kept: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = kept.page;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  const canBeCompressed =
    body.length >= MIN_COMPRESSED_LENGTH && isCompressible(headers.get('content-type') ?? '');
  // A 304 says it too: caches update what they have by it.
  if (canBeCompressed) reply.header('vary', 'accept-encoding');
  const etag = headers.get('etag');
  if (etag !== undefined && matchesEtag(request, etag)) return reply.code(304).send();
  if (status < 200 || status === 204 || status === 304) return reply.send();
  if (!canBeCompressed) return reply.send(body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await kept.compressed(encoding));
}

async function sendFile(
  file: ClientFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header(
    'cache-control',
    file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  reply.type(file.contentType);
  // Icons and sharing pictures are shown by other sites; the shop's own code is not.
  if (!file.isHashed) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isCompressible(file.contentType)) reply.header('vary', 'accept-encoding');
  const etag = await file.etag();
  reply.header('etag', etag);
  if (matchesEtag(request, etag)) return reply.code(304).send();
  const { bytes, encoding } = await file.body(chooseEncoding(request.headers['accept-encoding']));
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((part) => part.trim() === etag) ?? false;
}

/** The decoded path of a request, or undefined when it cannot be decoded. */
function getAddress(target: string): string | undefined {
  const path = target.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
