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
  /** What has come and was not yet given to the readers. */
  #rest: Uint8Array[] = [];
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
    if (this.#chunks.length > 0) reader.push(change(join(this.#chunks)));
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
    this.#publish((rest) => rest.length);
    this.#state = 'ended';
    for (const reader of this.#readers.keys()) reader.push(null);
    return join(this.#chunks);
  }

  /** What comes in one go is sent in one piece: each piece costs a few bytes of compression. */
  #add(bytes: Uint8Array): void {
    this.#rest.push(bytes);
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    setImmediate(() => {
      this.#isPublishing = false;
      this.#publish((rest) => (this.#isMarkup ? rest.lastIndexOf(TAG_END) + 1 : rest.length));
    });
  }

  /** @param measure how much of what has come is given to the readers, in bytes */
  #publish(measure: (rest: Buffer) => number): void {
    const rest = join(this.#rest);
    const length = measure(rest);
    this.#rest = length === rest.length ? [] : [rest.subarray(length)];
    if (length === 0) return;
    const chunk = rest.subarray(0, length);
    this.#chunks.push(chunk);
    for (const [reader, change] of this.#readers) reader.push(change(chunk));
  }
}

function join(parts: readonly Uint8Array[]): Buffer {
  const [only] = parts;
  return only !== undefined && parts.length === 1
    ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
    : Buffer.concat(parts);
}
