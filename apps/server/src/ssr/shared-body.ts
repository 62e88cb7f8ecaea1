import { Readable } from 'node:stream';

const TAG_END = 0x3e;

/**
 * The body of one answer while it is being made: read once, and given to everybody who waits for it,
 * each from the first byte. Nobody's line holds up the reading: a document is small enough to be
 * kept for the slowest of them.
 */
export class SharedBody {
  /** All of it, once it is there; rejects when it broke off. */
  readonly whole: Promise<Buffer>;
  readonly #isMarkup: boolean;
  /** Each with what is done to its chunks. */
  readonly #readers = new Map<Readable, (chunk: Buffer) => Buffer>();
  readonly #chunks: Buffer[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #state: 'under way' | 'ended' | { readonly error: Error } = 'under way';
  #isPublishing = false;

  /**
   * @param source null for an answer without a body
   * @param isMarkup true: no chunk ends inside of a tag, so that each can be changed by itself
   */
  constructor(source: ReadableStream<Uint8Array> | null, isMarkup: boolean) {
    this.#isMarkup = isMarkup;
    this.whole = this.#take(source);
    // Those who read it chunk by chunk hear of a failure themselves.
    this.whole.catch(() => {});
  }

  /** @param change applied to each chunk of this reader */
  read(change: (chunk: Buffer) => Buffer = (chunk) => chunk): Readable {
    const reader = new Readable({
      read() {},
      destroy: (error, done) => {
        this.#readers.delete(reader);
        done(error);
      },
    });
    if (this.#chunks.length > 0) reader.push(change(Buffer.concat(this.#chunks)));
    if (this.#state === 'ended') reader.push(null);
    else if (this.#state === 'under way') this.#readers.set(reader, change);
    else reader.destroy(this.#state.error);
    return reader;
  }

  async #take(source: ReadableStream<Uint8Array> | null): Promise<Buffer> {
    try {
      if (source !== null) {
        for await (const bytes of source) this.#add(bytes);
      }
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      this.#state = { error };
      for (const reader of this.#readers.keys()) reader.destroy(error);
      throw error;
    }
    this.#publish(this.#rest.length);
    this.#state = 'ended';
    for (const reader of this.#readers.keys()) reader.push(null);
    return Buffer.concat(this.#chunks);
  }

  /** What comes in one go is sent in one piece: each piece costs a few bytes of compression. */
  #add(bytes: Uint8Array): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    setImmediate(() => {
      this.#isPublishing = false;
      this.#publish(this.#isMarkup ? this.#rest.lastIndexOf(TAG_END) + 1 : this.#rest.length);
    });
  }

  #publish(length: number): void {
    if (length === 0) return;
    const chunk = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#chunks.push(chunk);
    for (const [reader, change] of this.#readers) reader.push(change(chunk));
  }
}
