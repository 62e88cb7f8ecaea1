import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { chooseEncoding, isCompressible, MIN_COMPRESSED_LENGTH } from '../http/compression.ts';
import type { PublicPages } from '../services/public-pages.ts';
import { type ClientFile, isHashedAddress, listClientFiles } from './client-files.ts';
import { createDocumentHeaders } from './document-headers.ts';
import { hashInlineParts } from './inline-hashes.ts';
import { KeptPage, type Page, PageCache } from './page-cache.ts';
import { choosePagePolicy, type PagePolicy } from './page-policy.ts';
import type { Shell } from './shell-build.ts';

const PAGE_LIFE_MS = 60_000;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

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
 * everybody and public ones are kept; see `page-policy.ts`.
 */
export async function addShellHost(app: FastifyInstance, options: ShellHostOptions): Promise<void> {
  const { config, shell, apiFetch, publicPages, now } = options;
  const files = await listClientFiles(shell.clientFolder);
  const headersOf = createDocumentHeaders(config);
  const cache = new PageCache({ maxBytes: MAX_KEPT_BYTES, lifeMs: PAGE_LIFE_MS, now });
  // Never sent to anybody: it marks the shell's own scripts until they are turned into hashes.
  const nonce = randomBytes(24).toString('base64url');

  async function render(policy: PagePolicy): Promise<Page> {
    const request = new Request(config.publicOrigin + policy.url, {
      headers: { accept: 'text/html' },
    });
    let isWhole = true;
    const response = await shell.render(request, {
      async apiFetch(input, init) {
        const answer = await apiFetch(input, init);
        // A page may do without, such as the footer's links; the next request should have them.
        if (answer.status >= 500) isWhole = false;
        return answer;
      },
      publicOrigin: config.publicOrigin,
      paymentProvider: config.paymentProvider,
      nonce,
      reportError(error) {
        isWhole = false;
        // Other addresses may hold a token.
        const page = policy.kind === 'public' ? policy.url : policy.kind;
        app.log.error({ err: error, page }, 'rendering failed');
      },
    });
    const page = await toPage(response, policy);
    // What streams in late may have failed after the answer began.
    return { ...page, isWhole };
  }

  async function toPage(response: Response, policy: PagePolicy): Promise<Omit<Page, 'isWhole'>> {
    const headers = new Map<string, string>();
    for (const [name, value] of response.headers) {
      if (!OWN_HEADERS.has(name)) headers.set(name, value);
    }
    const raw = Buffer.from(await response.arrayBuffer());
    const type = headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      return finish({ status: response.status, headers, body: raw }, policy);
    }
    const document = hashInlineParts(raw.toString(), nonce);
    headers.set('content-type', 'text/html; charset=utf-8');
    const { pathname } = new URL(policy.url, config.publicOrigin);
    for (const [name, value] of Object.entries(headersOf(pathname, document))) {
      headers.set(name, value);
    }
    return finish({ status: response.status, headers, body: Buffer.from(document.html) }, policy);
  }

  function finish(
    page: { status: number; headers: Map<string, string>; body: Buffer },
    policy: PagePolicy,
  ): Omit<Page, 'isWhole'> {
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

  async function findPage(policy: PagePolicy): Promise<KeptPage> {
    if (policy.kind !== 'public') return new KeptPage(await render(policy));
    const revision = await publicPages.findRevision();
    return cache.get(policy.key, revision, () => render(policy), isKeepable);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kept = await findPage(choosePagePolicy(request.url));
    const { status, headers, body } = kept.page;
    reply.code(status);
    for (const [name, value] of headers) reply.header(name, value);
    const etag = headers.get('etag');
    if (etag !== undefined && matchesEtag(request, etag)) return reply.code(304).send();
    if (status < 200 || status === 204 || status === 304) return reply.send();
    if (body.length < MIN_COMPRESSED_LENGTH || !isCompressible(headers.get('content-type') ?? '')) {
      return reply.send(body);
    }
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(body);
    reply.header('content-encoding', encoding);
    return reply.send(await kept.compressed(encoding));
  }

  app.get('/*', async (request, reply) => {
    const address = readAddress(request.url);
    if (address === undefined || address.startsWith('/api/') || address === '/api') {
      return reply.callNotFound();
    }
    const file = files.get(address);
    if (file !== undefined) return sendFile(file, request, reply);
    if (isHashedAddress(address)) return reply.callNotFound();
    return sendPage(request, reply);
  });
}

/** Only whole, plain successes: a failed rendering must not stay for a minute. */
function isKeepable(page: Page): boolean {
  const control = page.headers.get('cache-control') ?? '';
  return page.isWhole && page.status === 200 && !/no-store|private/.test(control);
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
  const etag = await file.etag();
  reply.header('etag', etag);
  if (matchesEtag(request, etag)) return reply.code(304).send();
  const { bytes, encoding } = await file.body(chooseEncoding(request.headers['accept-encoding']));
  if (isCompressible(file.contentType)) reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((part) => part.trim() === etag) ?? false;
}

/** The decoded path of a request, or undefined when it cannot be decoded. */
function readAddress(target: string): string | undefined {
  const path = target.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
