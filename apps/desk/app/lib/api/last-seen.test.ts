import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  createLastSeen,
  joinQueries,
  LAST_SEEN_MS,
  type LastSeen,
  type LastSeenStorage,
} from './last-seen.ts';

function createStorage() {
  let stored: LastSeen | undefined;
  const storage: LastSeenStorage = {
    read: async () => stored,
    async update(change) {
      stored = change(stored);
    },
    async remove() {
      stored = undefined;
    },
  };
  return { storage, listKeys: () => stored?.queries.map(({ queryKey }) => queryKey.join(' ')) };
}

/** The browser: its database, and whose session its cookies are. */
function createBrowser() {
  return { ...createStorage(), cookies: { session: 's1', userId: 'u1' } };
}

function openTab({ storage, cookies }: ReturnType<typeof createBrowser>) {
  const queryClient = new QueryClient();
  const findUserId = () => queryClient.getQueryData<string>(['/desk/me']);
  async function loadUserId() {
    queryClient.setQueryData(['/desk/me'], cookies.userId);
    return cookies.userId;
  }
  const lastSeen = createLastSeen({
    queryClient,
    storage,
    getSession: () => cookies.session,
    findUserId,
    loadUserId,
    now: Date.now,
  });
  return {
    lastSeen,
    queryClient,
    async load(...keys: readonly string[]) {
      await loadUserId();
      await lastSeen.confirm();
      for (const key of keys) queryClient.setQueryData(key.split(' '), `data of ${cookies.userId}`);
      await lastSeen.save();
    },
  };
}

describe('what a member has seen last', () => {
  // product 10.6.13
  it('is shown again in the same session, without a call', async () => {
    const browser = createBrowser();
    await openTab(browser).load('/desk/orders/{id} 1', '/desk/today 30');
    const { lastSeen, queryClient } = openTab(browser);
    await lastSeen.show();
    expect(queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBe('data of u1');
    expect(queryClient.getQueryData(['/desk/me'])).toBe('u1');
  });

  // product 10.6.13
  it('is the work of a day: no money, no members, no log, no invite', async () => {
    const browser = createBrowser();
    const { load } = openTab(browser);
    await load(
      '/desk/money',
      '/desk/money/statements/{makerId}/{month} 1',
      '/desk/members',
      '/desk/invites',
      '/desk/invite/{inviteToken} abc',
      '/desk/audit',
      '/users/current-user',
      '/desk/products',
    );
    expect(browser.listKeys()?.toSorted()).toEqual(['/desk/me', '/desk/products']);
  });

  it('of two tabs is kept together', async () => {
    const browser = createBrowser();
    const tabs = [openTab(browser), openTab(browser)];
    await tabs[0]?.load('/desk/orders/{id} 1');
    await tabs[1]?.load('/desk/orders/{id} 2');
    expect(browser.listKeys()).toEqual(
      expect.arrayContaining(['/desk/orders/{id} 1', '/desk/orders/{id} 2']),
    );
  });

  // product 10.6.13
  it('is removed when nobody is signed in', async () => {
    const browser = createBrowser();
    await openTab(browser).load('/desk/orders/{id} 1');
    browser.cookies.session = '';
    const { lastSeen, queryClient } = openTab(browser);
    await lastSeen.show();
    expect(queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBeUndefined();
    expect(browser.listKeys()).toBeUndefined();
  });

  // product 10.6.13
  it('is shown to nobody while it is not known whose session it is', async () => {
    const browser = createBrowser();
    await openTab(browser).load('/desk/orders/{id} 1');
    Object.assign(browser.cookies, { session: 's2', userId: 'u2' });
    const { lastSeen, queryClient } = openTab(browser);
    await lastSeen.show();
    expect(queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBeUndefined();
  });

  // product 10.6.13
  it('is removed when another user signs in', async () => {
    const browser = createBrowser();
    await openTab(browser).load('/desk/orders/{id} 1');
    Object.assign(browser.cookies, { session: 's2', userId: 'u2' });
    await openTab(browser).load('/desk/orders/{id} 2');
    expect(browser.listKeys()).not.toContain('/desk/orders/{id} 1');
  });

  it('stays when the session was renewed in another tab', async () => {
    const browser = createBrowser();
    const { load, lastSeen } = openTab(browser);
    await load('/desk/orders/{id} 1');
    browser.cookies.session = 's2';
    await lastSeen.save();
    const other = openTab(browser);
    await other.lastSeen.show();
    expect(other.queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBe('data of u1');
  });

  // product 10.6.13
  it('is dropped by a tab in which somebody else has signed in behind it', async () => {
    const browser = createBrowser();
    const { load, lastSeen, queryClient } = openTab(browser);
    await load('/desk/orders/{id} 1');
    Object.assign(browser.cookies, { session: 's2', userId: 'u2' });
    await lastSeen.save();
    expect(queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBeUndefined();
    expect(browser.listKeys()).toBeUndefined();
  });

  // product 10.6.13
  it('is forgotten after a weekend', async () => {
    vi.useFakeTimers({ now: 0 });
    const browser = createBrowser();
    await openTab(browser).load('/desk/orders/{id} 1');
    vi.setSystemTime(LAST_SEEN_MS);
    const { lastSeen, queryClient } = openTab(browser);
    await lastSeen.show();
    expect(queryClient.getQueryData(['/desk/orders/{id}', '1'])).toBeUndefined();
    vi.useRealTimers();
  });

  it('is each query once, in its newest state, and no more than a hundred', () => {
    const queryClient = new QueryClient();
    const state = { ...queryClient.getQueryCache().build(queryClient, { queryKey: [] }).state };
    const seen = (place: number, dataUpdatedAt: number) => ({
      queryKey: ['/desk/orders/{id}', place],
      queryHash: `${place}`,
      dehydratedAt: 0,
      state: { ...state, dataUpdatedAt },
    });
    const known = Array.from({ length: 90 }, (_, place) => seen(place, 1));
    const loaded = Array.from({ length: 90 }, (_, place) => seen(place + 30, 2));
    const joined = joinQueries(known, loaded, 3);
    expect(joined).toHaveLength(100);
    expect(new Set(joined.map(({ queryHash }) => queryHash)).size).toBe(100);
    expect(joined.slice(0, 90).every((one) => one.state.dataUpdatedAt === 2)).toBe(true);
  });
});
