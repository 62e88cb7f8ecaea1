import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../platform/http/compression.ts';
import { toOwnBytes } from '../platform/http/own-bytes.ts';

/** A finished response that is the same for everybody. */
export interface Page {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** False when a part failed: the page is sent as it is, but not cached. */
  isWhole: boolean;
}

/** A page and its compressed forms, each made once. */
export class CachedPage {
  readonly page: Page;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(page: Page) {
    this.page = { ...page, body: toOwnBytes(page.body) };
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let body = this.#compressed.get(encoding);
    if (body === undefined) {
      body = compress(this.page.body, encoding, 'thorough').then(toOwnBytes);
      this.#compressed.set(encoding, body);
    }
    return body;
  }
}

interface Entry {
  page: CachedPage;
  revision: number;
  expiresAt: number;
}

/**
 * Caches rendered public pages. A page is valid for `lifeMs`, and only while `revision` is what it
 * was when its rendering began.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #lifeMs: number;
  readonly #now: () => number;

  constructor(options: { maxBytes: number; lifeMs: number; now: () => number }) {
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: measureEntry });
    this.#lifeMs = options.lifeMs;
    this.#now = options.now;
  }

  get(key: string, revision: number): CachedPage | undefined {
    const entry = this.#entries.get(key);
    const isValid = entry?.revision === revision && this.#now() < entry.expiresAt;
    if (!isValid) this.#entries.delete(key);
    return isValid ? entry.page : undefined;
  }

  /** @param revision as it was when the rendering of the page began */
  set(key: string, revision: number, page: CachedPage): void {
    this.#entries.set(key, { page, revision, expiresAt: this.#now() + this.#lifeMs });
  }
}

/** Bytes of the body, its compressed forms (about half as many again) and the objects around them. */
function measureEntry({ page }: Entry, key: string): number {
  return Math.ceil(page.page.body.length * 1.5) + key.length * 2 + 1_024;
}
