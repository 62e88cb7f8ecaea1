import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { TooManyAttemptsError } from '../errors.ts';
import type { PublicPages } from '../platform/cache/public-pages.ts';
import {
  chooseEncoding,
  isCompressible,
  MIN_COMPRESSED_LENGTH,
} from '../platform/http/compression.ts';
import { type CacheLookup, cacheLookups, responses } from '../platform/instrumentation/channels.ts';
import { canonicalizeUrl, isDataUrl } from './canonical-url.ts';
import { type ClientFile, isHashedPath, listClientFiles } from './client-files.ts';
import { createDocumentHeaders } from './document-headers.ts';
import { CachedPage, type Page, PageCache } from './page-cache.ts';
import { choosePagePolicy, findPersonalPage, type PagePolicy } from './page-policy.ts';
import { createPageRenderer } from './page-renderer.ts';
import { Renderings, SharedRendering } from './shared-rendering.ts';
import type { Shell } from './shell-build.ts';

const PAGE_LIFE_MS = 60_000;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Limit of renderings for one IP address, per `timeWindow` in ms. A rendering takes up to 9 ms of a core,
 * so one client takes less than a tenth of it. Cached pages do not count.
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
 * Serves a web shell: its files, and for every other GET below its mount path and outside of `/api/` a
 * rendered page. Nothing of the visitor (cookies, headers) reaches the rendering, so a page is the same
 * for everybody, and public pages are cached; see `page-policy.ts`.
 */
export async function addShellHost(app: FastifyInstance, options: ShellHostOptions): Promise<void> {
  const { config, shell, apiFetch, publicPages, now } = options;
  const { mountPath = '' } = shell;
  const files = await listClientFiles(shell.clientFolder);
  const headersOf = createDocumentHeaders(config, shell.policy);
  const renderPage = createPageRenderer({ config, shell, apiFetch, headersOf, log: app.log });
  const cache = new PageCache({ maxBytes: MAX_CACHED_BYTES, lifeMs: PAGE_LIFE_MS, now });
  const renderings = new Renderings<CachedPage>();
  const countRendering = config.hasRateLimits ? app.createRateLimit(RENDERING_LIMIT) : undefined;

  /** The canonical path and query of a request, below the mount path. */
  function readTarget({ url }: FastifyRequest): string {
    return canonicalizeUrl(url, shell).slice(mountPath.length);
  }

  /** The route's pattern of a page, or of its data, which React Router requests as `….data`. */
  function nameRoute(path: string): string {
    const isData = path.endsWith('.data');
    const pattern = shell.findRoute?.(isData ? path.slice(0, -'.data'.length) : path) ?? 'page';
    return `${mountPath}${pattern}${isData ? '.data' : ''}`;
  }

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
  ): Promise<CachedPage | SharedRendering<CachedPage>> {
    if (policy.kind !== 'public') {
      await requireRendering(request);
      return new SharedRendering(
        (signal) => renderPage(policy, signal),
        () => {},
      );
    }
    const { key, status } = policy;
    const revision = await publicPages.findRevision();
    const cached = cache.get(key, revision);
    if (cached !== undefined) {
      request.isResponseCurrent = () =>
        publicPages.getKnownRevision() === revision && cache.get(key, revision) === cached;
      note('hit');
      return cached;
    }
    await requireRendering(request);
    const known = renderings.size;
    // A request after a change must not share a rendering from before it.
    const rendering = renderings.share(`${revision} ${key}`, async (signal) => {
      const page = await renderPage(policy, signal);
      if (isCacheable(page.page, status)) cache.set(key, revision, page);
      return page;
    });
    note(renderings.size === known ? 'shared' : 'miss');
    return rendering;
  }

  async function respondWithPage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const policy = choosePagePolicy(readTarget(request), shell.policy, shell.findMissing);
    const rendering = await findRendering(request, policy);
    if (rendering instanceof CachedPage) return sendPage(rendering, request, reply);
    const leave = rendering.join();
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
    const page = await rendering.result;
    return reply.raw.closed ? reply.hijack() : sendPage(page, request, reply);
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const canonical = canonicalizeUrl(request.url, shell);
    const whole = decodePath(canonical);
    if (whole === undefined || isApiPath(whole)) return reply.callNotFound();
    const path = whole.slice(mountPath.length);
    const file = files.get(path);
    if (file !== undefined) {
      request.pageRoute = file.isHashed ? `${mountPath}/assets/*` : 'file';
      if (path === shell.policy.serviceWorker) {
        reply.headers(SERVICE_WORKER_HEADERS);
        if (!config.hasServiceWorkers)
          return reply.type(file.contentType).send(LAST_SERVICE_WORKER);
      } else reply.headers(headersOfFile(file));
      return sendFile(file, request, reply);
    }
    if (isHashedPath(path)) return reply.callNotFound();
    // Also the data of such a page, and a redirect to it or an error in its place.
    if (findPersonalPage(path, shell.policy)?.hasSecretUrl) {
      reply.header('referrer-policy', 'no-referrer');
    }
    // Data is rendered as that of the canonical URL: a redirect would be the data of no page.
    if (canonical !== request.url && !isDataUrl(canonical)) {
      return reply.header('cache-control', 'no-store').redirect(canonical, 308);
    }
    if (responses.isObserved) request.pageRoute = nameRoute(path);
    return respondWithPage(request, reply);
  }

  app.get(`${mountPath}/*`, respond);
  // It becomes the path with a slash, below which all others are: a service worker's scope is such a path.
  if (mountPath !== '') app.get(mountPath, respond);
}

/** A service worker's own requests are limited by the policy of its file. Browsers look for a new one at each visit. */
const SERVICE_WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Takes the place of a worker that is switched off: it removes itself and all copies, and reloads no page. */
const LAST_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

function headersOfFile({ isHashed }: ClientFile): Record<string, string> {
  return isHashed
    ? { 'cache-control': 'public, max-age=31536000, immutable' }
    : {
        'cache-control': 'public, max-age=3600',
        // Other sites may show icons and sharing pictures, but not load the shop's code.
        'cross-origin-resource-policy': 'cross-origin',
      };
}

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function note(outcome: CacheLookup['outcome']): void {
  if (cacheLookups.isObserved) cacheLookups.publish({ cache: 'page', outcome });
}

/**
 * Only whole pages of the expected status are cached: a failed rendering must not stay for a minute. A
 * 404 says `no-store` to others and is cached here all the same.
 */
function isCacheable(page: Page, status: 200 | 404): boolean {
  const control = page.headers.get('cache-control') ?? '';
  const isStorable = status === 404 || !/no-store|private/.test(control);
  return page.isWhole && page.status === status && isStorable;
}

async function sendPage(
  cached: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = cached.page;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  const canBeCompressed =
    body.length >= MIN_COMPRESSED_LENGTH && isCompressible(headers.get('content-type') ?? '');
  // A 304 has the header too: caches update their stored headers by it.
  if (canBeCompressed) reply.header('vary', 'accept-encoding');
  const etag = headers.get('etag');
  if (etag !== undefined && matchesEtag(request, etag)) return reply.code(304).send();
  if (status < 200 || status === 204 || status === 304) return reply.send();
  if (!canBeCompressed) return reply.send(body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await cached.compressed(encoding));
}

async function sendFile(
  file: ClientFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type(file.contentType);
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
function decodePath(target: string): string | undefined {
  const path = target.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
