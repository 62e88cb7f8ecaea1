import { describe, expect, it } from 'vitest';
import { createOptimisticQueue, type OptimisticChange } from './optimistic-queue.ts';

type List = readonly string[];

/** A call that a test answers. */
function call() {
  let succeed: (list: List | undefined) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let isSent = false;
  const response = new Promise<List | undefined>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  const send = () => {
    isSent = true;
    return response;
  };
  return { send, succeed, fail, isSent: () => isSent };
}

/** Appends an item. */
function append(item: string, send: OptimisticChange<string>['send']): OptimisticChange<string> {
  return { ids: [item], apply: (list) => [...list, item], send };
}

/** Lets everything that waits for a settled promise run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function openQueue() {
  let shown: List = [];
  let pending: List = [];
  const queue = createOptimisticQueue<string>((items, ids) => {
    shown = items;
    pending = [...ids];
  });
  return { queue, state: () => ({ shown, pending }) };
}

describe('a change', () => {
  it('shows at once, is pending until the response, and then is the list of the response', async () => {
    const { queue, state } = openQueue();
    const add = call();
    const done = queue.change(append('papad', add.send));
    expect(state()).toEqual({ shown: ['papad'], pending: ['papad'] });
    add.succeed(['papad', 'mirch']);
    await done;
    expect(state()).toEqual({ shown: ['papad', 'mirch'], pending: [] });
  });

  // product 4.2.5
  it('is rolled back when it fails, and the changes after it stay', async () => {
    const { queue, state } = openQueue();
    const [first, second] = [call(), call()];
    const failing = queue.change(append('papad', first.send));
    const done = queue.change(append('mirch', second.send));
    expect(state()).toEqual({ shown: ['papad', 'mirch'], pending: ['papad', 'mirch'] });
    first.fail(new Error('Boom.'));
    await expect(failing).rejects.toThrow('Boom.');
    expect(state()).toEqual({ shown: ['mirch'], pending: ['mirch'] });
    second.succeed(['mirch']);
    await done;
    expect(state()).toEqual({ shown: ['mirch'], pending: [] });
  });

  it('that a later one replaces leaves the list as the server has it', async () => {
    const { queue, state } = openQueue();
    queue.replace(['mirch']);
    await queue.change(append('papad', async () => undefined));
    expect(state()).toEqual({ shown: ['mirch'], pending: [] });
  });

  // product 4.2.5
  it('is sent after the one before it, or at once when the queue is flushed', async () => {
    const { queue } = openQueue();
    const [first, second, third] = [call(), call(), call()];
    void queue.change(append('a', first.send));
    void queue.change(append('b', second.send));
    await settle();
    expect([first.isSent(), second.isSent()]).toEqual([true, false]);
    queue.flush();
    await settle();
    expect(second.isSent()).toBe(true);
    void queue.change(append('c', third.send));
    await settle();
    expect(third.isSent()).toBe(false);
    queue.flush();
    await settle();
    expect(third.isSent()).toBe(true);
  });
});

describe('a load', () => {
  it('comes after the changes before it, and keeps the later ones applied', async () => {
    const { queue, state } = openQueue();
    const [first, load, second] = [call(), call(), call()];
    const added = queue.change(append('a', first.send));
    const loaded = queue.load(async () => (await load.send()) ?? []);
    const addedLater = queue.change(append('b', second.send));
    await settle();
    expect(load.isSent()).toBe(false);
    first.succeed(['a']);
    await added;
    load.succeed(['a', 'x']);
    await loaded;
    expect(state()).toEqual({ shown: ['a', 'x', 'b'], pending: ['b'] });
    second.succeed(['a', 'x', 'b']);
    await addedLater;
    expect(state()).toEqual({ shown: ['a', 'x', 'b'], pending: [] });
  });
});

describe('a reset', () => {
  it('drops the pending changes, and ignores the responses to earlier calls', async () => {
    const { queue, state } = openQueue();
    const [add, load] = [call(), call()];
    const added = queue.change(append('a', add.send));
    const loaded = queue.load(async () => (await load.send()) ?? []);
    expect(queue.epoch).toBe(0);
    queue.reset(['guest']);
    expect(queue.epoch).toBe(1);
    add.succeed(['a']);
    load.succeed(['a', 'x']);
    await Promise.all([added, loaded]);
    expect(state()).toEqual({ shown: ['guest'], pending: [] });
  });
});
