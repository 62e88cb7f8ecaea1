import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Page } from './page-cache.ts';
import type { SharedBody } from './shared-body.ts';

/** How an early answer ended. */
interface EarlyEnd {
  /** Nothing it needed failed, and nobody gave it up. */
  isWhole: boolean;
  /** As it may be kept; a document that was begun early is undefined here. */
  page?: Page;
}

/**
 * An answer that is sent before all of it is there. A document has the nonce of its rendering in it,
 * which stays ours: every reader gets another in its place.
 */
export class StreamedResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Rejects when it broke off. */
  readonly ended: Promise<EarlyEnd>;
  readonly #body: SharedBody;
  readonly #nonce: string | undefined;

  constructor(parts: {
    status: number;
    headers: ReadonlyMap<string, string>;
    body: SharedBody;
    ended: Promise<EarlyEnd>;
    /** Of a document: the nonce of its rendering. */
    nonce?: string;
  }) {
    this.status = parts.status;
    this.headers = parts.headers;
    this.ended = parts.ended;
    this.#body = parts.body;
    this.#nonce = parts.nonce;
  }

  /** The body for one reader, and of a document the nonce that its policy must allow. */
  read(): { body: Readable; nonce: string | undefined } {
    const inner = this.#nonce;
    if (inner === undefined) return { body: this.#body.read(), nonce: undefined };
    const nonce = createNonce();
    // One character a byte, so that no text is harmed.
    const body = this.#body.read((chunk) =>
      Buffer.from(chunk.toString('latin1').replaceAll(inner, nonce), 'latin1'),
    );
    return { body, nonce };
  }
}

/** 192 bits that nobody can guess. */
export function createNonce(): string {
  return randomBytes(24).toString('base64url');
}
