import { createCookieSession, createShopClient, type ShopClient } from '@haat/api-sdk';
import { cookies, headers } from 'next/headers';
import { parseSetCookie } from 'set-cookie-parser';

const baseUrl = `${process.env.SHOP_URL ?? 'http://localhost:3000'}/api/v1`;

/**
 * Makes calls for the visitor of a server action, and gives the cookies that the shop sets to the
 * browser. Once in an action: a second one would begin with the cookies of before.
 */
export async function forVisitor<T>(work: (api: ShopClient) => Promise<T>): Promise<T> {
  const session = createCookieSession((await headers()).get('cookie'));
  try {
    return await work(createShopClient({ baseUrl, session }));
  } finally {
    // After a failed call too, which may have renewed the session before it failed.
    const store = await cookies();
    for (const cookie of parseSetCookie([...session.setCookies])) {
      store.set({ ...cookie, sameSite: 'lax' });
    }
  }
}
