import {
  createCookieSession,
  createShopClient,
  isApiError,
  isSignedIn,
  unwrap,
} from '@haat/api-sdk';
import { type NextRequest, NextResponse } from 'next/server';

const baseUrl = `${process.env.SHOP_URL ?? 'http://localhost:3000'}/api/v1`;

/** Renews a visitor's session before a page is rendered. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const session = createCookieSession(request.headers.get('cookie'));
  if (isSignedIn(baseUrl, session)) {
    const api = createShopClient({ baseUrl, session });
    await unwrap(api.GET('/users/current-user')).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      // The page itself says that a session is over.
      if (error.status !== 401) console.error(error.hint ?? error.message);
    });
  }
  const headers = new Headers(request.headers);
  headers.set('cookie', session.cookieHeader); // the page gets the renewed cookies,
  const response = NextResponse.next({ request: { headers } });
  for (const line of session.setCookies) response.headers.append('set-cookie', line); // the browser too
  return response;
}

// The pages that show something of the visitor.
export const config = { matcher: ['/cart', '/order', '/orders/:path*'] };
