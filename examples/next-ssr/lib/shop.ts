import { createShopClient, type ShopClient } from '@haat/api-sdk';

const baseUrl = `${process.env.SHOP_URL ?? 'http://localhost:3000'}/api/v1`;

/** A client without a session, for what is the same for everybody. */
export const publicShop: ShopClient = createShopClient({ baseUrl, credentials: 'omit' });

/** A client with the session of one visitor, and the cookies that its calls have renewed. */
export interface VisitorShop {
  readonly api: ShopClient;
  /** `Set-Cookie` values that the response to the visitor must carry. */
  readonly setCookies: readonly string[];
}

/**
 * Makes a client for one request of a visitor. The shop renews an old session while a call is under
 * way and takes each refresh token once: without `setCookies` in its response, the visitor would be
 * signed out. Use it where a response can set cookies, such as a route handler, not in a page.
 */
export function createVisitorShop(cookieHeader: string | null): VisitorShop {
  const cookies = new Map(
    (cookieHeader ?? '')
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
  );
  const setCookies: string[] = [];
  const api = createShopClient({
    baseUrl,
    async fetch(request) {
      const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (header !== '') request.headers.set('cookie', header);
      const response = await fetch(request, { cache: 'no-store' });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const [name = '', ...value] = pair.split('=');
        cookies.set(name, value.join('='));
        setCookies.push(cookie);
      }
      return response;
    },
  });
  return { api, setCookies };
}
