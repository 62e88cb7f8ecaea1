/** A change of a list that shows at once, before the server has confirmed it. */
export type OptimisticChange<Item> = {
  /** Ids of the products that are pending until the server responds. */
  readonly ids: readonly string[];
  readonly apply: (items: readonly Item[]) => readonly Item[];
  /**
   * Sends the change and resolves to the list after it; to undefined when a later change replaces it.
   *
   * @param known the list before it, as the server has it
   */
  readonly send: (known: readonly Item[]) => Promise<readonly Item[] | undefined>;
};

/** A list of the server, with changes that show at once and are sent one by one in their order. */
export type OptimisticQueue<Item> = {
  /** The number of resets: a response belongs to the list only while this is what it was before. */
  readonly epoch: number;
  /** Applies a change, sends it, and rolls it back when `send` rejects. @throws what `send` throws */
  change(change: OptimisticChange<Item>): Promise<void>;
  /** Loads the list after the changes before it; later changes stay applied. */
  load(call: () => Promise<readonly Item[]>): Promise<void>;
  /** Replaces the list as the server has it. */
  replace(items: readonly Item[]): void;
  /** Switches to another list: pending changes are dropped, responses to earlier calls ignored. */
  reset(items: readonly Item[]): void;
  /** Sends the queued changes at once, still in their order. */
  flush(): void;
};

/**
 * Creates a queue of changes, such as those of the cart (product 4.2.2, 4.2.5).
 *
 * @param publish receives the list with the pending changes applied, and the ids of these
 */
export function createOptimisticQueue<Item>(
  publish: (items: readonly Item[], pendingIds: ReadonlySet<string>) => void,
): OptimisticQueue<Item> {
  let serverItems: readonly Item[] = [];
  let pending: readonly OptimisticChange<Item>[] = [];
  let epoch = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let flush!: () => void;
  let flushed = awaitFlush();

  function awaitFlush(): Promise<void> {
    return new Promise((resolve) => {
      flush = resolve;
    });
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = Promise.race([tail, flushed]).then(work);
    tail = result.catch(() => {});
    return result;
  }

  function update(items: readonly Item[], changes: readonly OptimisticChange<Item>[]): void {
    serverItems = items;
    pending = changes;
    publish(
      pending.reduce((list, { apply }) => apply(list), items),
      new Set(pending.flatMap(({ ids }) => ids)),
    );
  }

  return {
    get epoch() {
      return epoch;
    },
    async change(change) {
      const startEpoch = epoch;
      let items: readonly Item[] | undefined;
      update(serverItems, [...pending, change]);
      try {
        items = await enqueue(() => change.send(serverItems));
      } finally {
        if (startEpoch === epoch) {
          update(
            items ?? serverItems,
            pending.filter((other) => other !== change),
          );
        }
      }
    },
    async load(call) {
      const startEpoch = epoch;
      const items = await enqueue(call);
      if (startEpoch === epoch) update(items, pending);
    },
    replace: (items) => update(items, pending),
    reset(items) {
      epoch += 1;
      update(items, []);
    },
    flush() {
      flush();
      flushed = awaitFlush();
    },
  };
}
