import { ApiError } from '@haat/api-sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControlledCall, settle } from '../../test/support/controlled-call.ts';
import { createWishlistStore } from './wishlist-store.ts';

interface Product {
  readonly id: string;
  readonly name: string;
}

type Products = readonly Product[];

const chilli: Product = { id: 'chilli', name: 'Chilli' };
const papad: Product = { id: 'papad', name: 'Papad' };

const FAILED = new ApiError({ reason: 'response', status: 500, message: 'Boom.' });

function openTab() {
  const calls = {
    load: createControlledCall<[], Products>(),
    add: createControlledCall<[string], Products>(),
    remove: createControlledCall<[string], Products>(),
    clear: createControlledCall<[], Products>(),
  };
  let notified = 0;
  const store = createWishlistStore<Product>({
    server: {
      load: calls.load.run,
      add: calls.add.run,
      remove: calls.remove.run,
      clear: calls.clear.run,
    },
    onChanged: () => {
      notified += 1;
    },
  });
  return { calls, store, notified: () => notified };
}

let tab: ReturnType<typeof openTab>;

const wishlist = () => tab.store.getState();
const shown = () => wishlist().products.map(({ id }) => id);

/** Signs in a shopper with these products on the list. */
async function signIn(products: Products): Promise<void> {
  const served = wishlist().switchOwner('shopper');
  await settle();
  tab.calls.load.resolve(products);
  await served;
}

beforeEach(() => {
  tab = openTab();
});

describe('the wishlist of a guest', () => {
  it('is empty, without any call to the server', async () => {
    await wishlist().switchOwner('guest');
    await wishlist().load();
    await wishlist().syncFromOtherTab();
    expect(tab.calls.load.inputs).toHaveLength(0);
    expect(wishlist()).toMatchObject({ status: 'idle', products: [] });
  });
});

describe('loading', () => {
  it('begins when a shopper signs in', async () => {
    const served = wishlist().switchOwner('shopper');
    expect(wishlist().status).toBe('loading');
    await settle();
    tab.calls.load.resolve([papad, chilli]);
    await served;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual(['papad', 'chilli']);
    expect(wishlist().ids.has('papad')).toBe(true);
  });

  it('reports a failure, and works in a second attempt', async () => {
    const served = wishlist().switchOwner('shopper');
    await settle();
    tab.calls.load.reject(FAILED);
    await served;
    expect(wishlist()).toMatchObject({ status: 'failed', error: FAILED });

    const again = wishlist().load();
    expect(wishlist().status).toBe('loading');
    await settle();
    tab.calls.load.resolve([chilli]);
    await again;
    expect(wishlist()).toMatchObject({ status: 'ready', error: null });
    expect(shown()).toEqual(['chilli']);
  });

  it('keeps the visible list when a later load fails', async () => {
    await signIn([chilli]);
    const again = wishlist().load();
    await settle();
    tab.calls.load.reject(FAILED);
    await again;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual(['chilli']);
  });
});

describe('a change', () => {
  it('shows at once, with its product pending until the response', async () => {
    await signIn([chilli]);
    const added = wishlist().add(papad);
    expect(shown()).toEqual(['papad', 'chilli']);
    expect([...wishlist().pendingIds]).toEqual(['papad']);
    await settle();
    tab.calls.add.resolve([papad, chilli]);
    await added;
    expect(shown()).toEqual(['papad', 'chilli']);
    expect(wishlist().pendingIds.size).toBe(0);
    expect(tab.calls.add.inputs).toEqual([['papad']]);
  });

  it.each([
    ['add', () => wishlist().add(papad), ['papad', 'chilli']],
    ['remove', () => wishlist().remove('chilli'), []],
    ['clear', () => wishlist().clear(), []],
  ] as const)('is rolled back when it fails: %s', async (name, make, preview) => {
    await signIn([chilli]);
    const made = make();
    expect(shown()).toEqual(preview);
    await settle();
    tab.calls[name].reject(FAILED);
    await expect(made).rejects.toBe(FAILED);
    expect(shown()).toEqual(['chilli']);
    expect(wishlist().pendingIds.size).toBe(0);
    expect(tab.notified()).toBe(0);
  });

  it('shows a product once that is already on the list', async () => {
    await signIn([chilli, papad]);
    void wishlist().add(papad);
    expect(shown()).toEqual(['papad', 'chilli']);
  });

  // product 4.8.4
  it('notifies the other tabs, which then load the list', async () => {
    await signIn([chilli]);
    const cleared = wishlist().clear();
    await settle();
    tab.calls.clear.resolve([]);
    await cleared;
    expect(tab.notified()).toBe(1);

    const followed = wishlist().syncFromOtherTab();
    await settle();
    tab.calls.load.resolve([papad]);
    await followed;
    expect(shown()).toEqual(['papad']);
    expect(tab.notified()).toBe(1);
  });

  it('makes the list ready after a failed load', async () => {
    const served = wishlist().switchOwner('shopper');
    await settle();
    tab.calls.load.reject(FAILED);
    await served;
    const added = wishlist().add(papad);
    await settle();
    tab.calls.add.resolve([papad, chilli]);
    await added;
    expect(wishlist()).toMatchObject({ status: 'ready', error: null });
    expect(shown()).toEqual(['papad', 'chilli']);
  });
});

describe('signing out', () => {
  it('clears the list', async () => {
    await signIn([chilli]);
    await wishlist().switchOwner('guest');
    expect(wishlist()).toMatchObject({ status: 'idle', products: [] });
    expect(wishlist().ids.size).toBe(0);
  });

  it('drops pending changes, so that nothing of one shopper shows for the next', async () => {
    await signIn([chilli]);
    const added = wishlist().add(papad);
    const loaded = wishlist().load();
    await settle();
    const served = wishlist().switchOwner('shopper');
    expect(shown()).toEqual([]);
    tab.calls.add.resolve([papad, chilli]);
    await added;
    expect(shown()).toEqual([]);
    await settle();
    tab.calls.load.resolve([papad, chilli]);
    await loaded;
    expect(shown()).toEqual([]);
    await settle();
    tab.calls.load.resolve([]);
    await served;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual([]);
  });

  it('drops a load that fails afterwards', async () => {
    const served = wishlist().switchOwner('shopper');
    await settle();
    await wishlist().switchOwner('guest');
    tab.calls.load.reject(FAILED);
    await served;
    expect(wishlist().status).toBe('idle');
  });
});
