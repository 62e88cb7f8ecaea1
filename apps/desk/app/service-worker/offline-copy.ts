/** The cache of the copy; its entries are the frame, and assets whose names hold the hash of their content. */
const CACHE_NAME = 'desk-offline';

/** How long the network may take for a document while there is a copy, in ms. */
export const DOCUMENT_TIMEOUT_MS = 4000;

export interface OfflineCopyOptions {
  /** The URL of the desk, such as `https://shop.example/desk/`: of its frame, and where all else is below. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
}

/** The paths of the assets that a document, a script or a style sheet names. */
export function listAssets(text: string, assetsPath: string): readonly string[] {
  const path = assetsPath.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Array.from(new Set(text.match(new RegExp(`${path}[\\w.-]+`, 'g')) ?? []));
}

/**
 * Keeps what a visit without a network is made of: one document for all pages, and the code of all screens
 * (product 10.6.13). No response of the API is in it, and the frame is loaded without
 * cookies: it holds nothing of anybody.
 */
export function createOfflineCopy({ scope, caches, fetch, wait }: OfflineCopyOptions) {
  const assetsPath = `${new URL(scope).pathname}assets/`;

  /** The list of all screens and their scripts, whose name is another one in each version. */
  function findManifest(html: string): string | undefined {
    return listAssets(html, `${assetsPath}manifest-`)[0];
  }

  async function load(url: string): Promise<Response> {
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
    return response;
  }

  async function loadAsset(cache: Cache, path: string): Promise<string> {
    const url = new URL(path, scope).href;
    const known = await cache.match(url, { ignoreVary: true });
    if (known !== undefined) return known.text();
    const response = await load(url);
    const text = await response.clone().text();
    await cache.put(url, response);
    return text;
  }

  /**
   * Makes the copy that of the present version.
   *
   * @throws TypeError when a part of it cannot be loaded; the copy is then as before
   */
  async function refresh(): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    const frame = await load(scope);
    const html = await frame.clone().text();
    const manifest = findManifest(html);
    if (manifest === undefined) return;
    const list = await loadAsset(cache, manifest);
    const assets = listAssets(html + list, assetsPath);
    await Promise.all(assets.map((path) => loadAsset(cache, path)));
    // The last step: the frame of a copy finds all that it names.
    await cache.put(scope, frame);
    const kept = new Set([scope, ...assets.map((path) => new URL(path, scope).href)]);
    const stale = (await cache.keys()).filter(({ url }) => !kept.has(url) && isCode(url));
    await Promise.all(stale.map((request) => cache.delete(request)));
  }

  /** Type faces and drawings stay from version to version; they are loaded where they are shown. */
  function isCode(url: string): boolean {
    return /\.(js|css)$/.test(url);
  }

  async function refreshWhenNew(document: Response, known: Response | undefined): Promise<void> {
    const isHtml = (document.headers.get('content-type') ?? '').startsWith('text/html');
    if (!document.ok || !isHtml) return;
    const newest = findManifest(await document.text());
    const kept = known && findManifest(await known.text());
    if (newest !== kept) await refresh();
  }

  return {
    refresh,

    /**
     * Loads a document, or takes the copy's frame when the shop is out of reach or takes too long.
     *
     * @param keepAlive gets the work that goes on after the response: a new version of the copy
     * @throws TypeError without a network and without a copy
     */
    async openDocument(
      request: Request,
      keepAlive: (work: Promise<void>) => void,
    ): Promise<Response> {
      const cache = await caches.open(CACHE_NAME);
      const copy = await cache.match(scope, { ignoreVary: true });
      const fromShop = fetch(request);
      if (copy === undefined) return fromShop;
      const found = await Promise.race([
        fromShop.catch(() => undefined),
        wait(DOCUMENT_TIMEOUT_MS).then(() => undefined),
      ]);
      // A proxy responds with these in the place of a shop that is out of reach.
      if (found === undefined || [502, 503, 504].includes(found.status)) return copy;
      // Without a network again the next visit finds the copy as it was.
      keepAlive(refreshWhenNew(found.clone(), copy).catch(() => {}));
      return found;
    },

    /** Takes an asset from the copy, or loads and keeps it. */
    async openAsset(request: Request): Promise<Response> {
      const cache = await caches.open(CACHE_NAME);
      const known = await cache.match(request.url, { ignoreVary: true });
      if (known !== undefined) return known;
      const response = await fetch(request);
      if (response.ok) await cache.put(request.url, response.clone());
      return response;
    },
  };
}
