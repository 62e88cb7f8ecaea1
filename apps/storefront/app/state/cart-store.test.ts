import { ApiError } from '@haat/api-sdk';
import { asPaise } from '@haat/domain';
import {
  applyKept,
  type CartLine,
  EMPTY_GUEST_CART,
  type GuestCart,
  type KeptChange,
  type MergeRequest,
  restoreGuestCart,
} from '@haat/domain/shopper';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControlledCall, settle } from '../../test/support/controlled-call.ts';
import { createFakeStorage, type FakeStorage } from '../../test/support/fake-storage.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import { type CartPort, createGuestCartPort } from './cart-port.ts';
import { type CartKeeper, createCartStore } from './cart-store.ts';

const NO_NETWORK = new ApiError({ reason: 'network', status: 0, message: 'No answer' });

function line(productId: string, quantity: number): CartLine {
  return {
    productId,
    quantity,
    unitPrice: asPaise(100_00),
    name: productId,
    otherName: null,
    packSize: null,
    size: null,
    image: null,
    isInStock: true,
    originalPrice: null,
    stock: null,
  };
}

const REJECTED = new ApiError({
  reason: 'response',
  status: 409,
  message: 'Sold out.',
  hasServerMessage: true,
});
const SIGNED_OUT = new ApiError({ reason: 'response', status: 401, message: 'Please sign in.' });

type Lines = readonly CartLine[];

/** Opens a tab with its own store, on a storage that it may share with other tabs. */
function openTab(storage: FakeStorage = createFakeStorage()) {
  let keys = 0;
  const newKey = () => `merge-key-${++keys}`;
  const storedGuestCart = createStoredValue<GuestCart>({
    key: 'cart-store',
    initial: EMPTY_GUEST_CART,
    parse: (stored) => restoreGuestCart(stored, newKey()),
    storage,
  });
  const calls = {
    load: createControlledCall<[], Lines>(),
    add: createControlledCall<[CartLine, string | undefined, string], Lines>(),
    setQuantity: createControlledCall<[string, number], Lines>(),
    remove: createControlledCall<[string], Lines>(),
    clear: createControlledCall<[], Lines>(),
    merge: createControlledCall<[MergeRequest], { adjusted: readonly { productId: string }[] }>(),
  };
  const server: CartPort = {
    load: calls.load.run,
    add: calls.add.run,
    setQuantity: calls.setQuantity.run,
    remove: calls.remove.run,
    clear: calls.clear.run,
  };
  const events: string[] = [];
  const kept: KeptChange[] = [];
  const keeper: CartKeeper = {
    async send(made, known, input, key) {
      try {
        if (kept.length === 0) return await made.send(known);
      } catch (error) {
        if (error !== NO_NETWORK) throw error;
      }
      kept.push({ ...input, key, userId: 'asha', name: 'A product' });
      return made.apply(known);
    },
    withKept: (lines) => applyKept(lines, kept),
  };
  const store = createCartStore({
    guest: createGuestCartPort(storedGuestCart, newKey),
    server,
    storedGuestCart,
    mergeCarts: calls.merge.run,
    newKey,
    getKeeper: () => keeper,
    onMerged: (adjusted) => events.push(['merged', ...adjusted].join(', ')),
    onMergeFailed: () => events.push('merge failed'),
    onLoadFailed: () => events.push('load failed'),
    onChange: () => {},
    onChanged: () => events.push('changed'),
  });
  return {
    storage,
    storedGuestCart,
    calls,
    events,
    kept,
    store,
    /** The visible product ids and quantities. */
    shown: () => store.getState().lines.map((item) => [item.productId, item.quantity]),
  };
}

let tab: ReturnType<typeof openTab>;
beforeEach(() => {
  tab = openTab();
});

const cart = () => tab.store.getState();

async function signIn(lines: Lines = []) {
  const served = cart().switchOwner('shopper');
  await settle();
  tab.calls.load.resolve(lines);
  await served;
}

describe("a guest's cart", () => {
  it('is idle before the browser reads it', () => {
    expect(cart().status).toBe('idle');
    expect(cart().lines).toEqual([]);
  });

  // product 4.2.1
  it('adds, raises, sets, removes and clears, and is stored each time', async () => {
    await cart().switchOwner('guest');
    await cart().add(line('chilli', 1));
    await cart().add(line('chilli', 2));
    await cart().add(line('papad', 1));
    expect(tab.shown()).toEqual([
      ['chilli', 3],
      ['papad', 1],
    ]);
    await cart().update('papad', 5);
    await cart().remove('chilli');
    expect(tab.shown()).toEqual([['papad', 5]]);
    expect(tab.storedGuestCart.read().lines).toEqual(cart().lines);
    await cart().clear();
    expect(tab.storedGuestCart.read()).toEqual(EMPTY_GUEST_CART);
  });

  // product 4.2.7
  it('takes no more than the stock, and says so as the server does', async () => {
    await cart().switchOwner('guest');
    const last = { ...line('papad', 1), stock: 1 };
    await cart().add(last);
    await expect(cart().add(last)).rejects.toMatchObject({
      message: 'Only 1 of papad is left. 1 is already in your cart.',
      hasServerMessage: true,
      status: 409,
    });
    await cart().update('papad', 5);
    expect(tab.shown()).toEqual([['papad', 1]]);
  });

  // product 3.3.2
  it('is there again after a reload', async () => {
    await cart().switchOwner('guest');
    await cart().add(line('chilli', 2));
    const reloaded = openTab(tab.storage);
    await reloaded.store.getState().switchOwner('guest');
    expect(reloaded.shown()).toEqual([['chilli', 2]]);
    expect(reloaded.store.getState().status).toBe('ready');
  });

  // product 2.10.2
  it('loses nothing when two tabs add at the same time', async () => {
    const other = openTab(tab.storage);
    await Promise.all([cart().switchOwner('guest'), other.store.getState().switchOwner('guest')]);
    await cart().add(line('chilli', 1));
    await other.store.getState().add(line('papad', 1));
    cart().syncFromOtherTab();
    expect(tab.shown()).toEqual([
      ['chilli', 1],
      ['papad', 1],
    ]);
  });

  it('is ready although another tab changes it while it loads', async () => {
    await signIn();
    void cart().load();
    await settle();
    const served = cart().switchOwner('guest');
    cart().syncFromOtherTab();
    tab.calls.load.resolve([]);
    await served;
    expect(cart().status).toBe('ready');
  });
});

describe("a signed-in shopper's cart", () => {
  // product 4.2.3
  it('loads only once signed in', async () => {
    await cart().switchOwner('guest');
    expect(tab.calls.load.inputs).toHaveLength(0);
    await signIn([line('chilli', 2)]);
    expect(tab.shown()).toEqual([['chilli', 2]]);
    expect(cart().status).toBe('ready');
  });

  it('reports a failed load, and loads again', async () => {
    const served = cart().switchOwner('shopper');
    await settle();
    tab.calls.load.reject(REJECTED);
    await served;
    expect(cart().status).toBe('failed');
    expect(tab.events).toEqual(['load failed']);
    expect(cart().error).toBe(REJECTED);
    const again = cart().load();
    await settle();
    tab.calls.load.resolve([]);
    await again;
    expect(cart().status).toBe('ready');
  });

  // product 4.2.2
  it('sends each kind of change to the server, shows the cart of the response, and tracks the ids', async () => {
    await signIn([line('papad', 1), line('sabun', 1)]);
    const { add, setQuantity, remove, clear } = tab.calls;
    const changes = [
      { make: () => cart().add(line('chilli', 1)), call: add, ids: ['chilli'] },
      { make: () => cart().update('papad', 3), call: setQuantity, ids: ['papad'] },
      { make: () => cart().remove('sabun'), call: remove, ids: ['sabun'] },
      { make: () => cart().clear(), call: clear, ids: ['mirch'] },
    ];
    for (const { make, call, ids } of changes) {
      const made = make();
      expect([...cart().changingIds]).toEqual(ids);
      await settle();
      expect(call.inputs).toHaveLength(1);
      // The cart of the response counts, also where it differs from the prediction.
      call.resolve([line('mirch', 7)]);
      await made;
      expect(tab.shown()).toEqual([['mirch', 7]]);
      expect(cart().changingIds.size).toBe(0);
    }
  });

  it('sends only the last of many quick quantity changes', async () => {
    await signIn([line('chilli', 1)]);
    const changes = [2, 3, 4, 5].map((quantity) => cart().update('chilli', quantity));
    expect(tab.shown()).toEqual([['chilli', 5]]);
    await settle();
    tab.calls.setQuantity.resolve([line('chilli', 5)]);
    await Promise.all(changes);
    expect(tab.calls.setQuantity.inputs).toEqual([['chilli', 5]]);
    expect(tab.shown()).toEqual([['chilli', 5]]);
    expect(cart().changingIds.size).toBe(0);
  });

  it('counts each of several quick additions', async () => {
    await signIn();
    const additions = [1, 1, 1].map(() => cart().add(line('chilli', 1)));
    for (const total of [1, 2, 3]) {
      await settle();
      tab.calls.add.resolve([line('chilli', total)]);
    }
    await Promise.all(additions);
    expect(tab.calls.add.inputs).toHaveLength(3);
    expect(tab.shown()).toEqual([['chilli', 3]]);
  });

  it('adds to the guest cart when the session ended during the call', async () => {
    await signIn([line('papad', 1)]);
    const added = cart().add(line('chilli', 1));
    await settle();
    // The auth store does the same when the session cannot be renewed.
    void cart().switchOwner('guest');
    tab.calls.add.reject(SIGNED_OUT);
    await added;
    expect(tab.storedGuestCart.read().lines.map((item) => item.productId)).toEqual(['chilli']);
  });

  // product 4.1.3
  it('never shows the former cart after a sign-out', async () => {
    await signIn([line('papad', 1)]);
    const reloaded = cart().load();
    await settle();
    const served = cart().switchOwner('guest');
    tab.calls.load.resolve([line('papad', 1)]);
    await Promise.all([reloaded, served]);
    expect(tab.shown()).toEqual([]);
  });
});

describe('the merge after signing in', () => {
  async function fillGuestCart() {
    await cart().switchOwner('guest');
    await cart().add(line('chilli', 2));
  }

  // product 4.1.2
  it('sends the guest cart with its key, then empties it and loads', async () => {
    await fillGuestCart();
    const key = tab.storedGuestCart.read().mergeKey;
    const served = cart().switchOwner('shopper');
    // The guest's lines stay visible.
    expect(tab.shown()).toEqual([['chilli', 2]]);
    await settle();
    expect(tab.calls.merge.inputs).toEqual([
      [{ idempotencyKey: key, body: { localCart: [{ productId: 'chilli', quantity: 2 }] } }],
    ]);
    tab.calls.merge.resolve({ adjusted: [] });
    await settle();
    tab.calls.load.resolve([line('chilli', 3)]);
    await served;
    expect(tab.events).toEqual(['merged']);
    expect(tab.shown()).toEqual([['chilli', 3]]);
    expect(tab.storedGuestCart.read()).toEqual(EMPTY_GUEST_CART);
  });

  // product 4.2.6
  it('names the items that could not be merged', async () => {
    await fillGuestCart();
    const served = cart().switchOwner('shopper');
    await settle();
    tab.calls.merge.resolve({ adjusted: [{ productId: 'chilli' }] });
    await settle();
    tab.calls.load.resolve([]);
    await served;
    expect(tab.events).toEqual(['merged, chilli']);
  });

  it('loses nothing when it fails, and sends the same key again', async () => {
    await fillGuestCart();
    const served = cart().switchOwner('shopper');
    await settle();
    tab.calls.merge.reject(REJECTED);
    await settle();
    tab.calls.load.resolve([]);
    await served;
    expect(tab.events).toEqual(['merge failed']);
    expect(tab.storedGuestCart.read().lines).toHaveLength(1);

    const again = cart().load();
    await settle();
    tab.calls.merge.resolve({ adjusted: [] });
    await settle();
    tab.calls.load.resolve([line('chilli', 2)]);
    await again;
    const [first, second] = tab.calls.merge.inputs;
    expect(second).toEqual(first);
    expect(tab.storedGuestCart.read()).toEqual(EMPTY_GUEST_CART);
  });

  it('is one merge for the server when two tabs sign in together: the same key', async () => {
    await fillGuestCart();
    const other = openTab(tab.storage);
    void cart().switchOwner('shopper');
    void other.store.getState().switchOwner('shopper');
    await settle();
    expect(other.calls.merge.inputs).toEqual(tab.calls.merge.inputs);
  });

  it('keeps what another tab added during the merge, and nothing twice', async () => {
    await fillGuestCart();
    const served = cart().switchOwner('shopper');
    await settle();
    const other = openTab(tab.storage);
    await other.store.getState().add(line('papad', 1));
    await other.store.getState().add(line('chilli', 1));
    tab.calls.merge.resolve({ adjusted: [] });
    await settle();
    tab.calls.load.resolve([line('chilli', 2)]);
    await served;
    expect(tab.storedGuestCart.read().lines).toEqual([line('chilli', 1), line('papad', 1)]);
  });

  it('precedes changes that are made during the merge', async () => {
    await fillGuestCart();
    void cart().switchOwner('shopper');
    void cart().add(line('papad', 1));
    await settle();
    expect(tab.calls.add.inputs).toHaveLength(0);
    tab.calls.merge.resolve({ adjusted: [] });
    await settle();
    tab.calls.load.resolve([line('chilli', 2)]);
    await settle();
    expect(tab.calls.add.inputs).toHaveLength(1);
    expect(tab.shown()).toEqual([
      ['chilli', 2],
      ['papad', 1],
    ]);
  });
});

describe('a cart that was changed elsewhere', () => {
  /** Loads again what the shopper has changed in another tab. */
  async function refresh(lines: Lines) {
    cart().refresh();
    await settle();
    tab.calls.load.resolve(lines);
    await settle();
  }

  // product 4.2.8
  it('is loaded again, and says what it was before', async () => {
    await signIn([line('chilli', 1)]);
    await refresh([line('chilli', 1)]);
    expect(cart().former).toBeNull();
    await refresh([line('chilli', 1), line('papad', 2)]);
    await refresh([line('papad', 2)]);
    expect(tab.shown()).toEqual([['papad', 2]]);
    expect(cart().former).toEqual([line('chilli', 1)]);
    cart().forgetFormer();
    expect(cart().former).toBeNull();
  });

  // product 4.2.8
  it('is as this tab has changed it once it did', async () => {
    await signIn([line('chilli', 1)]);
    await refresh([line('papad', 2)]);
    const removed = cart().remove('papad');
    await settle();
    tab.calls.remove.resolve([]);
    await removed;
    expect(cart().former).toBeNull();
    expect(tab.events).toContain('changed');
  });

  // product 4.2.8
  it('of a guest is read from the browser, without a call', async () => {
    await cart().switchOwner('guest');
    await openTab(tab.storage).store.getState().add(line('chilli', 1));
    cart().syncFromOtherTab();
    expect(tab.shown()).toEqual([['chilli', 1]]);
    expect(cart().former).toEqual([]);
    cart().refresh();
    await settle();
    expect(tab.calls.load.inputs).toHaveLength(0);
  });
});

describe('a change without a network', () => {
  // product 9.4.3
  it('stays in the cart and is kept under the key it was sent with; later ones wait behind it', async () => {
    await signIn([line('chilli', 1)]);
    const added = cart().add(line('papad', 2));
    await settle();
    tab.calls.add.reject(NO_NETWORK);
    await added;
    await cart().update('chilli', 3);
    await cart().remove('papad');
    expect(tab.shown()).toEqual([['chilli', 3]]);
    expect(tab.kept.map(({ kind }) => kind)).toEqual(['add', 'quantity', 'remove']);
    expect(tab.calls.add.inputs.map(([, , key]) => key)).toEqual([tab.kept[0]?.key]);
    expect(tab.calls.setQuantity.inputs).toEqual([]);
    cart().refresh();
    await settle();
    tab.calls.load.resolve([line('chilli', 1)]);
    await settle();
    expect(tab.shown()).toEqual([['chilli', 3]]);
  });

  // product 9.4.3
  it('is taken back when the server rejects it', async () => {
    await signIn([line('chilli', 1)]);
    const added = cart().add(line('papad', 2));
    await settle();
    tab.calls.add.reject(new ApiError({ reason: 'response', status: 409, message: 'Sold out.' }));
    await expect(added).rejects.toThrow('Sold out.');
    expect(tab.kept).toEqual([]);
    expect(tab.shown()).toEqual([['chilli', 1]]);
  });
});
