/** One rendering and the requests that wait for it. It is aborted when the last of them has closed. */
export class SharedRendering<T> {
  readonly result: Promise<T>;
  readonly #abort = new AbortController();
  readonly #onOver: () => void;
  #waiting = 0;
  #isOver = false;

  /** @param onOver called once, when no request can join any more */
  constructor(render: (signal: AbortSignal) => Promise<T>, onOver: () => void) {
    this.#onOver = onOver;
    this.result = render(this.#abort.signal);
    const over = () => this.#finish();
    this.result.then(over, over);
  }

  /** @returns the function to call when the response was sent or its connection is closed */
  join(): () => void {
    this.#waiting += 1;
    let hasJoined = true;
    return () => {
      if (!hasJoined) return;
      hasJoined = false;
      this.#waiting -= 1;
      if (this.#waiting > 0 || this.#isOver) return;
      this.#finish();
      this.#abort.abort();
    };
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#onOver();
  }
}

/** The pending renderings: a request for one that has started shares it. */
export class Renderings<T> {
  readonly #pending = new Map<string, SharedRendering<T>>();

  /** How many renderings are pending. */
  get size(): number {
    return this.#pending.size;
  }

  share(key: string, render: (signal: AbortSignal) => Promise<T>): SharedRendering<T> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const rendering = new SharedRendering(render, () => this.#pending.delete(key));
    this.#pending.set(key, rendering);
    return rendering;
  }
}
