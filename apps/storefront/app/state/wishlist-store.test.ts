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

const REFUSED = new ApiError({ reason: 'response', status: 500, message: 'Boom.' });

function openTab() {
  const calls = {
    load: createControlledCall<[], Products>(),
    add: createControlledCall<[string], Products>(),
    remove: createControlledCall<[string], Products>(),
    clear: createControlledCall<[], Products>(),
  };
  let announced = 0;
  const store = createWishlistStore<Product>({
    server: {
      load: calls.load.run,
      add: calls.add.run,
      remove: calls.remove.run,
      clear: calls.clear.run,
    },
    onChanged: () => {
      announced += 1;
    },
  });
  return { calls, store, announced: () => announced };
}

let tab: ReturnType<typeof openTab>;

const wishlist = () => tab.store.getState();
const shown = () => wishlist().products.map(({ id }) => id);

/** Signs a shopper in whose list holds these. */
async function signIn(products: Products): Promise<void> {
  const served = wishlist().serve('shopper');
  await settle();
  tab.calls.load.answer(products);
  await served;
}

beforeEach(() => {
  tab = openTab();
});

describe('the wishlist of a guest', () => {
  it('is none: nothing is asked of the server', async () => {
    await wishlist().serve('guest');
    await wishlist().load();
    await wishlist().followOtherTab();
    expect(tab.calls.load.inputs).toHaveLength(0);
    expect(wishlist()).toMatchObject({ status: 'idle', products: [] });
  });
});

describe('loading', () => {
  it('begins when a shopper signs in', async () => {
    const served = wishlist().serve('shopper');
    expect(wishlist().status).toBe('loading');
    await settle();
    tab.calls.load.answer([papad, chilli]);
    await served;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual(['papad', 'chilli']);
    expect(wishlist().ids.has('papad')).toBe(true);
  });

  it('that fails says so, and works when it is tried again', async () => {
    const served = wishlist().serve('shopper');
    await settle();
    tab.calls.load.fail(REFUSED);
    await served;
    expect(wishlist()).toMatchObject({ status: 'failed', error: REFUSED });

    const again = wishlist().load();
    expect(wishlist().status).toBe('loading');
    await settle();
    tab.calls.load.answer([chilli]);
    await again;
    expect(wishlist()).toMatchObject({ status: 'ready', error: null });
    expect(shown()).toEqual(['chilli']);
  });

  it('keeps what is shown when a later load fails', async () => {
    await signIn([chilli]);
    const again = wishlist().load();
    await settle();
    tab.calls.load.fail(REFUSED);
    await again;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual(['chilli']);
  });

  it('keeps a change in view that is still on its way', async () => {
    await signIn([]);
    const loaded = wishlist().load();
    const added = wishlist().add(chilli);
    await settle();
    tab.calls.load.answer([]);
    await loaded;
    expect(shown()).toEqual(['chilli']);
    tab.calls.add.answer([chilli]);
    await added;
    expect(shown()).toEqual(['chilli']);
  });
});

describe('a change', () => {
  it('shows at once, with its product pending until the server has answered', async () => {
    await signIn([chilli]);
    const added = wishlist().add(papad);
    expect(shown()).toEqual(['papad', 'chilli']);
    expect([...wishlist().pendingIds]).toEqual(['papad']);
    await settle();
    tab.calls.add.answer([papad, chilli]);
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
    tab.calls[name].fail(REFUSED);
    await expect(made).rejects.toBe(REFUSED);
    expect(shown()).toEqual(['chilli']);
    expect(wishlist().pendingIds.size).toBe(0);
    expect(tab.announced()).toBe(0);
  });

  it('that fails leaves another one alone', async () => {
    await signIn([chilli]);
    const removed = wishlist().remove('chilli');
    const added = wishlist().add(papad);
    await settle();
    tab.calls.remove.fail(REFUSED);
    await expect(removed).rejects.toBe(REFUSED);
    expect(shown()).toEqual(['papad', 'chilli']);
    await settle();
    tab.calls.add.answer([papad, chilli]);
    await added;
    expect(shown()).toEqual(['papad', 'chilli']);
  });

  it('goes out after the one before it: quick taps end as the last one says', async () => {
    await signIn([]);
    const added = wishlist().add(chilli);
    const removed = wishlist().remove('chilli');
    expect(shown()).toEqual([]);
    await settle();
    expect(tab.calls.remove.inputs).toHaveLength(0);
    tab.calls.add.answer([chilli]);
    await added;
    expect(shown()).toEqual([]);
    await settle();
    tab.calls.remove.answer([]);
    await removed;
    expect(shown()).toEqual([]);
  });

  it('puts a product that is on the list already in view once', async () => {
    await signIn([chilli, papad]);
    void wishlist().add(papad);
    expect(shown()).toEqual(['papad', 'chilli']);
  });

  it('is told to the other tabs, which then ask the server', async () => {
    await signIn([chilli]);
    const cleared = wishlist().clear();
    await settle();
    tab.calls.clear.answer([]);
    await cleared;
    expect(tab.announced()).toBe(1);

    const followed = wishlist().followOtherTab();
    await settle();
    tab.calls.load.answer([papad]);
    await followed;
    expect(shown()).toEqual(['papad']);
    expect(tab.announced()).toBe(1);
  });

  it('makes the list known where loading it had failed', async () => {
    const served = wishlist().serve('shopper');
    await settle();
    tab.calls.load.fail(REFUSED);
    await served;
    const added = wishlist().add(papad);
    await settle();
    tab.calls.add.answer([papad, chilli]);
    await added;
    expect(wishlist()).toMatchObject({ status: 'ready', error: null });
    expect(shown()).toEqual(['papad', 'chilli']);
  });
});

describe('signing out', () => {
  it('forgets the list', async () => {
    await signIn([chilli]);
    await wishlist().serve('guest');
    expect(wishlist()).toMatchObject({ status: 'idle', products: [] });
    expect(wishlist().ids.size).toBe(0);
  });

  it('drops what was on its way: nothing of one shopper shows for the next', async () => {
    await signIn([chilli]);
    const added = wishlist().add(papad);
    const loaded = wishlist().load();
    await settle();
    const served = wishlist().serve('shopper');
    expect(shown()).toEqual([]);
    tab.calls.add.answer([papad, chilli]);
    await added;
    expect(shown()).toEqual([]);
    await settle();
    tab.calls.load.answer([papad, chilli]);
    await loaded;
    expect(shown()).toEqual([]);
    await settle();
    tab.calls.load.answer([]);
    await served;
    expect(wishlist().status).toBe('ready');
    expect(shown()).toEqual([]);
  });

  it('drops a load that fails afterwards', async () => {
    const served = wishlist().serve('shopper');
    await settle();
    await wishlist().serve('guest');
    tab.calls.load.fail(REFUSED);
    await served;
    expect(wishlist().status).toBe('idle');
  });
});
