import {
  type CookieSession,
  createCookieSession,
  createShopClient,
  type ShopClient,
} from '@haat/api-sdk';
import { cookies } from 'next/headers';
import { connection } from 'next/server';

const baseUrl = `${process.env.SHOP_URL ?? 'http://localhost:3000'}/api/v1`;

/** A client without a session, for what is the same for everybody. */
export const publicShop: ShopClient = createShopClient({ baseUrl, credentials: 'omit' });

/** A client with the session of one visitor. */
export interface VisitorShop {
  readonly api: ShopClient;
  /** Its `setCookies` are what the response to the visitor must carry. */
  readonly session: CookieSession;
}

/**
 * Makes a client for one request of a visitor. The shop renews an old session while a call is under
 * way and takes each refresh token once: without `setCookies` in its response, the visitor would be
 * signed out. Use it in a route handler; a server action has no response of its own, see
 * `forVisitor`.
 */
export function createVisitorShop(cookieHeader: string | null): VisitorShop {
  const session = createCookieSession(cookieHeader);
  return { session, api: createShopClient({ baseUrl, session }) };
}

/**
 * Makes a client for a server component, which cannot set cookies: with the visitor's cookies as a
 * header it never renews the session, which `proxy.ts` has done before.
 */
export async function createPageShop(): Promise<ShopClient> {
  // A page that is rendered before the visit may make no call: each has a random number.
  await connection();
  // `cookies()` has what a server action has just set; `headers()` has not.
  const cookie = (await cookies()).toString();
  return createShopClient({ baseUrl, headers: { cookie } });
}
