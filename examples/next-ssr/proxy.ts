import { isApiError } from '@haat/api-sdk';
import { type NextRequest, NextResponse } from 'next/server';
import { createVisitorShop } from './lib/shop.ts';

/** Renews a visitor's session before a page is rendered, since a server component cannot set cookies. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { api, session } = createVisitorShop(request.headers.get('cookie'));
  if (api.isSignedIn()) {
    // A session that is over, or a shop that is away: the page says so itself.
    await api.users.getCurrentUser().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  }
  const headers = new Headers(request.headers);
  headers.set('cookie', session.cookieHeader);
  const response = NextResponse.next({ request: { headers } });
  for (const cookie of session.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}

// The pages that show something of the visitor; the client in the browser renews by itself.
export const config = { matcher: ['/cart'] };
