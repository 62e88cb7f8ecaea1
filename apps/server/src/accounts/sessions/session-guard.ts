import type { ShopContext } from '../../context.ts';
import type { SessionGuard } from '../../platform/contract/contract.ts';
import { isForeignPage } from '../../platform/http/cross-origin.ts';
import { requireAdmin, requireSession } from './current-session.ts';
import type { SessionCookies } from './session-cookies.ts';
import { getSession } from './sessions.service.ts';

/** Reads sessions by the access cookie. */
export function createSessionGuard(context: ShopContext, cookies: SessionCookies): SessionGuard {
  return {
    async readSession(request) {
      const accessToken = cookies.readAccess(request);
      if (accessToken === undefined) return;
      const isForeign = isForeignPage(context.config, request);
      request.session = await getSession(context, accessToken, { isForeign });
    },
    assertSignedIn(request) {
      requireSession(request);
    },
    assertAdmin(request) {
      requireAdmin(request);
    },
    getUserId: (request) => request.session?.userId,
  };
}
