import { PERSONAL_CACHE } from '@haat/domain';
import {
  COPY_TIMEOUT_MS,
  type CopyCache,
  chooseCopyCache,
  listSurplus,
  MAX_COPIED_PICTURE_BYTES,
  toPagePath,
  toSavingPicture,
} from '@haat/domain/shopper';
import type { CopyNews } from '../lib/copies/worker-messages.ts';
import { type KeptPage, renderUnseenPage } from './unseen-page.ts';

/** Names of the caches; those of one shop are one set for all languages. */
const CACHE_NAMES: Readonly<Record<CopyCache, string>> = {
  code: 'shop-code',
  pages: 'shop-pages',
  pictures: 'shop-pictures',
  hers: PERSONAL_CACHE,
};

/** When a copy was made, in epoch ms. */
const KEPT_AT = 'x-kept-at';

interface CopiesOptions {
  /** Path of the pages of this language: `/` or `/hi/`. */
  readonly basePath: string;
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly isDataSaved: () => boolean;
  readonly tell: (clientId: string, news: CopyNews) => void;
}

/** One request of a page. */
export interface Asked {
  readonly request: Request;
  /** The page that asks, or that the answer becomes. */
  readonly clientId: string;
  /** Gets the work that goes on after the response. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

/** A proxy responds with these in the place of a shop that is out of reach. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504];

/** What is gone, or not hers any more, keeps no copy. */
const GONE: readonly number[] = [403, 404, 410];

/** How long a page may take to ask again for what came late, in ms. */
const LATE_MS = 30_000;

/**
 * Keeps copies of what was seen last, and gives them where the network does not (product 9.4.1). The cache
 * of a request is opened before it is sent: one that a sign-out deletes meanwhile is lost with what comes.
 */
export function createCopies(options: CopiesOptions) {
  const { basePath, origin, caches, fetch, wait, now, isDataSaved, tell } = options;
  /** When the copy of a URL was replaced after it was given, in epoch ms: its page asks for it again at once. */
  const late = new Map<string, number>();
  /** Pages and the URLs whose copies they were given. */
  const given = new Set<string>();

  const open = (name: CopyCache) => caches.open(CACHE_NAMES[name]);
  const find = (cache: Cache, url: string) => cache.match(url, { ignoreVary: true });

  async function keep(cache: Cache, name: CopyCache, url: string, response: Response) {
    const size = Number(response.headers.get('content-length') ?? 0);
    const isTooLarge = name === 'pictures' && size > MAX_COPIED_PICTURE_BYTES;
    if (response.status !== 200 || response.redirected || isTooLarge) {
      await response.body?.cancel();
      return;
    }
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT, String(now()));
    // The body is whole and plain by now.
    for (const header of ['content-encoding', 'content-length']) headers.delete(header);
    const body = await response.blob();
    // Deleted first: the latest copy is the last of its cache.
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, new Response(body, { headers }));
    const surplus = listSurplus(await cache.keys(), name);
    await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
  }

  /** Code has its hash in its name, pictures that of their content: a copy is never outdated. */
  async function openUnchanging({ request, keepAlive }: Asked, name: CopyCache): Promise<Response> {
    const cache = await open(name);
    const isSaving = name === 'pictures' && isDataSaved();
    const known = isSaving
      ? await cache.match(request.url, { ignoreVary: true, ignoreSearch: true })
      : await find(cache, request.url);
    if (known !== undefined) return known;
    const url = isSaving ? toSavingPicture(request.url) : request.url;
    try {
      const response = await fetch(isSaving ? url : request);
      keepAlive(keep(cache, name, url, response.clone()));
      return response;
    } catch (error) {
      // A picture of another size is better than none.
      const other = await cache.match(request.url, { ignoreVary: true, ignoreSearch: true });
      if (other === undefined || name === 'code') throw error;
      return other;
    }
  }

  /** The network first; its copy after 4 s, and where there is no network (product 9.4.1). */
  async function openChanging(asked: Asked, name: CopyCache): Promise<Response> {
    const { request, clientId, keepAlive } = asked;
    const { url } = request;
    const cache = await open(name);
    const copy = await find(cache, url);
    const cameAt = late.get(url) ?? 0;
    late.delete(url);
    if (copy !== undefined && now() - cameAt < LATE_MS) return copy;
    const gift = `${clientId} ${url}`;
    let isGiven = false;
    const fromShop = fetch(request);
    const kept = fromShop.then(async (response) => {
      if (OUT_OF_REACH.includes(response.status)) return;
      if (GONE.includes(response.status)) await cache.delete(url, { ignoreVary: true });
      else await keep(cache, name, url, response.clone());
      if (isGiven && response.ok) late.set(url, now());
      if (given.delete(gift)) tell(clientId, { url, isFresh: true });
    });
    keepAlive(kept.catch(() => {}));
    if (copy === undefined) return fromShop;
    const found = await Promise.race([
      fromShop.catch(() => undefined),
      wait(COPY_TIMEOUT_MS).then(() => undefined),
    ]);
    if (found !== undefined && !OUT_OF_REACH.includes(found.status)) return found;
    isGiven = true;
    given.add(gift);
    tell(clientId, { url, copyOf: Number(copy.headers.get(KEPT_AT)) });
    return copy;
  }

  async function listPages(): Promise<readonly KeptPage[]> {
    const pages: KeptPage[] = [];
    for (const name of ['pages', 'hers'] as const) {
      const cache = await open(name);
      for (const request of (await cache.keys()).toReversed()) {
        const { pathname, search } = new URL(request.url);
        if (pathname.endsWith('.data') || toPagePath(pathname, basePath) === undefined) continue;
        const html = await (await find(cache, request.url))?.text();
        const title = html === undefined ? undefined : /<title>([^<]*)<\/title>/.exec(html)?.[1];
        if (title !== undefined) pages.push({ href: pathname + search, title });
      }
    }
    return pages;
  }

  /** A page that has no copy either is one of ours, which lists those that have. */
  async function openPage(asked: Asked, name: CopyCache | undefined): Promise<Response> {
    try {
      return await (name === undefined ? fetch(asked.request) : openChanging(asked, name));
    } catch {
      const page = toPagePath(new URL(asked.request.url).pathname, basePath) ?? '';
      return renderUnseenPage(await listPages(), page.startsWith('/payment'));
    }
  }

  return {
    /** Responds to a request of a page; undefined leaves it to the browser. */
    respond(asked: Asked): Promise<Response> | undefined {
      const { request } = asked;
      const { pathname } = new URL(request.url);
      // Whoever asks so wants to know what is true now.
      if (request.cache === 'no-store') return undefined;
      const name = chooseCopyCache(pathname, basePath);
      if (request.mode === 'navigate') {
        return toPagePath(pathname, basePath) === undefined ? undefined : openPage(asked, name);
      }
      if (name === undefined) return undefined;
      if (name === 'code' || name === 'pictures') return openUnchanging(asked, name);
      return openChanging(asked, name).catch((error: unknown) => {
        if (pathname.endsWith('.data')) tell(asked.clientId, { url: request.url, isMissing: true });
        throw error;
      });
    },

    /**
     * Copies a page that is open and what it has loaded, where it has no copy yet: it came before the
     * worker, or without a document of its own.
     */
    async keepSeen(urls: readonly string[]): Promise<void> {
      for (const href of new Set(urls)) {
        const url = new URL(href);
        const name = url.origin === origin ? chooseCopyCache(url.pathname, basePath) : undefined;
        if (name === undefined) continue;
        const cache = await open(name);
        if ((await find(cache, url.href)) !== undefined) continue;
        const isUnchanging = name === 'code' || name === 'pictures';
        // The browser has these in its own cache; documents it would load again.
        if (!isUnchanging && isDataSaved()) continue;
        const response = await fetch(url.href, { cache: isUnchanging ? 'force-cache' : 'default' });
        await keep(cache, name, url.href, response);
      }
    },
  };
}
