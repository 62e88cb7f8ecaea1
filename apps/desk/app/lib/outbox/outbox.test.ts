import { describe, expect, it } from 'vitest';
import type { SendOutcome, WaitingChange } from './change.ts';
import { createOutbox, type OutboxStorage } from './outbox.ts';

function createStorage(): OutboxStorage {
  let stored: readonly WaitingChange[] = [];
  return {
    read: async () => stored,
    async update(change) {
      stored = change(stored);
    },
  };
}

/** One lock for all tabs, as the browser's: whoever does not get it waits. */
function createLock() {
  let last = Promise.resolve();
  return (run: () => Promise<void>) => {
    last = last.then(run);
    return last;
  };
}

function openTab(
  respond: (change: WaitingChange) => SendOutcome | Promise<SendOutcome>,
  shared = { storage: createStorage(), withLock: createLock() },
  session = { userId: 'u1' },
) {
  const sent: string[] = [];
  let keys = 0;
  const outbox = createOutbox({
    ...shared,
    createKey() {
      keys += 1;
      return `key-${keys}`;
    },
    now: () => 0,
    announce() {},
    findUserId: () => session.userId,
    async send(change) {
      const outcome = await respond(change);
      if (outcome === 'sent') sent.push(`${change.key}: ${change.subject}`);
      return outcome;
    },
  });
  return { outbox, sent, shared };
}

const NOTE = { orderId: 'o1', orderNumber: '', body: '' };

describe('the outbox', () => {
  // product 10.6.6
  it('keeps what cannot be sent, and sends it later, in order and under its first key', async () => {
    let isOnline = false;
    const { outbox, sent } = openTab(() => (isOnline ? 'sent' : 'unreachable'));
    await outbox.add('addNote', 'order/1', NOTE);
    await outbox.add('addNote', 'product/2', NOTE);
    await outbox.add('addNote', 'order/1', NOTE);
    await outbox.flush();
    expect(sent).toEqual([]);
    expect(outbox.getWaiting()).toHaveLength(3);

    isOnline = true;
    await outbox.flush();
    expect(sent).toEqual(['key-1: order/1', 'key-2: product/2', 'key-3: order/1']);
    expect(outbox.getWaiting()).toEqual([]);
  });

  // product 10.6.6
  it('sends a change of two tabs once', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<SendOutcome>();
    const first = openTab(() => response);
    const second = openTab(() => 'sent', first.shared);
    await first.outbox.add('addNote', 'order/1', NOTE);
    const flushed = second.outbox.flush();
    respond('sent');
    await flushed;
    await expect.poll(() => first.outbox.getWaiting()).toEqual([]);
    expect(first.sent).toHaveLength(1);
    expect(second.sent).toEqual([]);
  });

  // product 10.6.6
  it('keeps a rejected change, and behind it those of its subject, until somebody decides', async () => {
    let isAccepted = false;
    const { outbox, sent } = openTab(({ subject }) =>
      subject === 'order/1' && !isAccepted ? { code: 'changed_meanwhile' } : 'sent',
    );
    await outbox.add('addNote', 'order/1', NOTE);
    await outbox.add('addNote', 'order/1', NOTE);
    await outbox.add('addNote', 'order/2', NOTE);
    await outbox.flush();
    expect(sent).toEqual(['key-3: order/2']);
    expect(outbox.getWaiting().map(({ rejection }) => rejection?.code)).toEqual([
      'changed_meanwhile',
      undefined,
    ]);

    isAccepted = true;
    await outbox.retry('key-1');
    expect(sent).toEqual(['key-3: order/2', 'key-1: order/1', 'key-2: order/1']);
  });

  // product 10.6.6
  it('keeps the changes of one user of a phone from the session of another', async () => {
    const session = { userId: 'u1' };
    let isOnline = false;
    const shared = { storage: createStorage(), withLock: createLock() };
    const { outbox, sent } = openTab(() => (isOnline ? 'sent' : 'unreachable'), shared, session);
    await outbox.add('addNote', 'order/1', NOTE);
    session.userId = 'u2';
    isOnline = true;
    await outbox.refresh();
    await outbox.flush();
    expect(outbox.getWaiting()).toEqual([]);
    expect(sent).toEqual([]);

    session.userId = 'u1';
    await outbox.flush();
    expect(sent).toEqual(['key-1: order/1']);
  });

  // product 10.6.15
  it('forgets the changes of others when a user takes the phone over, and all at a sign-out', async () => {
    const session = { userId: 'u1' };
    const { outbox } = openTab(() => 'unreachable', undefined, session);
    await outbox.add('addNote', 'order/1', NOTE);
    session.userId = 'u2';
    await outbox.add('addNote', 'order/2', NOTE);
    await outbox.keepOwn();
    session.userId = 'u1';
    await outbox.refresh();
    expect(outbox.getWaiting()).toEqual([]);

    session.userId = 'u2';
    await outbox.refresh();
    expect(outbox.getWaiting()).toHaveLength(1);
    await outbox.clear();
    expect(outbox.getWaiting()).toEqual([]);
  });

  it('forgets a change on demand', async () => {
    const { outbox } = openTab(() => 'unreachable');
    await outbox.add('addNote', 'order/1', NOTE);
    await outbox.discard('key-1');
    expect(outbox.getWaiting()).toEqual([]);
  });
});
