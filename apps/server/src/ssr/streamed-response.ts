import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Page } from './page-cache.ts';
import type { SharedBody } from './shared-body.ts';

/** The end of a streamed response. */
interface StreamEnd {
  /** No part failed, and the rendering was not aborted. */
  isWhole: boolean;
  /** The page to cache; undefined for a document, whose late parts are not in their places. */
  page?: Page;
}

/**
 * A response that is sent while it is rendered. A document contains the nonce of its rendering, which
 * is never sent: every reader gets a nonce of its own in its place.
 */
export class StreamedResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Rejects when the rendering breaks off. */
  readonly ended: Promise<StreamEnd>;
  readonly #body: SharedBody;
  readonly #nonce: string | undefined;

  constructor(parts: {
    status: number;
    headers: ReadonlyMap<string, string>;
    body: SharedBody;
    ended: Promise<StreamEnd>;
    /** The nonce of the rendering, for a document. */
    nonce?: string;
  }) {
    this.status = parts.status;
    this.headers = parts.headers;
    this.ended = parts.ended;
    this.#body = parts.body;
    this.#nonce = parts.nonce;
  }

  /** The body for one reader, and for a document the nonce that its policy must allow. */
  read(): { body: Readable; nonce: string | undefined } {
    const inner = this.#nonce;
    if (inner === undefined) return { body: this.#body.read(), nonce: undefined };
    const nonce = createNonce();
    // In latin1 each byte is one character, so that no text is changed.
    const body = this.#body.read((chunk) =>
      Buffer.from(chunk.toString('latin1').replaceAll(inner, nonce), 'latin1'),
    );
    return { body, nonce };
  }
}

/** 192 random bits. */
export function createNonce(): string {
  return randomBytes(24).toString('base64url');
}
