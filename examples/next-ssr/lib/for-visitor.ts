import { createCookieSession, createShopClient, type ShopClient } from '@haat/api-sdk';
import { cookies, headers } from 'next/headers';
import { parseSetCookie } from 'set-cookie-parser';

const baseUrl = `${process.env.SHOP_URL ?? 'http://localhost:3000'}/api/v1`;

/** Makes calls for the visitor of a server action, once in each: it begins with the old cookies. */
export async function forVisitor<T>(work: (api: ShopClient) => Promise<T>): Promise<T> {
  const session = createCookieSession((await headers()).get('cookie'));
  try {
    return await work(createShopClient({ baseUrl, session }));
  } finally {
    // A call that failed may have renewed the session too.
    const store = await cookies();
    for (const cookie of parseSetCookie([...session.setCookies])) {
      store.set({ ...cookie, sameSite: 'lax' });
    }
  }
}
