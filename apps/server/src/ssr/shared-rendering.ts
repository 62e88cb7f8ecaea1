/** What comes of a rendering; `ended` settles when nothing more will come. */
interface Ending {
  readonly ended: Promise<unknown>;
}

/** One rendering, and those who wait for it. When the last of them has gone it is given up. */
export class SharedRendering<T extends Ending> {
  readonly answer: Promise<T>;
  readonly #abort = new AbortController();
  readonly #onOver: () => void;
  #waiting = 0;
  #isOver = false;

  /** @param onOver called once, when there is nothing left to join */
  constructor(render: (signal: AbortSignal) => Promise<T>, onOver: () => void) {
    this.#onOver = onOver;
    this.answer = render(this.#abort.signal);
    const over = () => this.#finish();
    this.answer.then(({ ended }) => ended).then(over, over);
  }

  /** @returns to be called when the answer was sent, or nobody is left to send it to */
  join(): () => void {
    this.#waiting += 1;
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
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

/** The renderings under way: who asks for one that has begun gets the same, from its first byte. */
export class Renderings<T extends Ending> {
  readonly #underWay = new Map<string, SharedRendering<T>>();

  share(key: string, render: (signal: AbortSignal) => Promise<T>): SharedRendering<T> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const rendering = new SharedRendering(render, () => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }
}
