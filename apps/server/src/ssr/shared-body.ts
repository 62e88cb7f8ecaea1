import { Readable } from 'node:stream';

const TAG_END = 0x3e;

/**
 * The body of one response while it is being rendered: read once, and sent to every reader from the
 * first byte. A slow reader does not hold up the others: a document is small enough to be buffered.
 */
export class SharedBody {
  /** The whole body; rejects when it breaks off. */
  readonly whole: Promise<Buffer>;
  readonly #isMarkup: boolean;
  /** The readers, each with the change of its chunks. */
  readonly #readers = new Map<Readable, (chunk: Buffer) => Buffer>();
  readonly #chunks: Buffer[] = [];
  /** Bytes that were read and not yet pushed to the readers. */
  #rest: Uint8Array[] = [];
  #state: 'open' | 'ended' | { readonly error: Error } = 'open';
  #isPublishing = false;

  /**
   * @param source null for a response without a body
   * @param isMarkup true: no chunk ends inside of a tag, so that each can be changed by itself
   */
  constructor(source: ReadableStream<Uint8Array> | null, isMarkup: boolean) {
    this.#isMarkup = isMarkup;
    this.whole = this.#take(source);
    // Each reader gets the error of its own stream.
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
    else if (this.#state === 'open') this.#readers.set(reader, change);
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

  /** Bytes that arrive together are pushed in one chunk: each chunk costs a few bytes of compression. */
  #add(bytes: Uint8Array): void {
    this.#rest.push(bytes);
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    setImmediate(() => {
      this.#isPublishing = false;
      this.#publish((rest) => (this.#isMarkup ? rest.lastIndexOf(TAG_END) + 1 : rest.length));
    });
  }

  /** @param measure how many of the bytes are pushed to the readers */
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
