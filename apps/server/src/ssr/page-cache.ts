import { compress, type Encoding } from '../platform/http/compression.ts';
import { toOwnBytes } from '../platform/http/own-bytes.ts';

/** A finished answer that is the same for everybody. */
export interface Page {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** False when something it needed failed: shown as it is, but not kept. */
  isWhole: boolean;
}

/** A page with its compressed forms, each made once. */
export class CachedPage {
  readonly page: Page;
  /** All of it is there; see `StreamedResponse`. */
  readonly ended: Promise<void> = Promise.resolve();
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
  kept: CachedPage;
  revision: number;
  expiresAt: number;
}

/**
 * Keeps rendered public pages, least recently used out first. A page is good for `lifeMs` and only
 * while `revision` is what it was when its rendering began.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  readonly #lifeMs: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: { maxBytes: number; lifeMs: number; now: () => number }) {
    this.#maxBytes = options.maxBytes;
    this.#lifeMs = options.lifeMs;
    this.#now = options.now;
  }

  find(key: string, revision: number): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.revision !== revision || entry.expiresAt <= this.#now()) {
      this.#remove(key, entry);
      return undefined;
    }
    // Moving it to the end makes the first key the least recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.kept;
  }

  /** @param revision as it was when the rendering of the page began */
  keep(key: string, revision: number, kept: CachedPage): void {
    this.#add(key, { kept, revision, expiresAt: this.#now() + this.#lifeMs });
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #add(key: string, entry: Entry): void {
    const previous = this.#entries.get(key);
    if (previous !== undefined) this.#remove(key, previous);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldestKey, oldest);
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
  }
}

/** The body, its compressed forms (about half as much again) and what holds them. */
function sizeOf(key: string, entry: Entry): number {
  return Math.ceil(entry.kept.page.body.length * 1.5) + key.length * 2 + 1_024;
}
