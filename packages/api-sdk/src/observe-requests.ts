import { HookFault } from './hook-fault.ts';
import type { RequestEvent, ResponseEvent } from './operation-call.ts';
import { getRequestId } from './response-errors.ts';
import type { SendRequest, ShopFetch } from './shop-fetch.ts';

/**
 * Functions that see every request of a client, renewals of the session included. With what one throws
 * the call rejects, and is not sent again, though the server may have done it. They are not awaited: an
 * async one catches its own errors.
 */
export interface RequestHooks {
  /** Called before a request is sent. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called when the headers of its response have arrived, or there is none. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}

/**
 * Calls a hook, if there is one.
 *
 * @throws HookFault with what the hook threw
 */
export function report<Event extends unknown[]>(
  hook: ((...event: Event) => void) | undefined,
  ...event: Event
): void {
  try {
    hook?.(...event);
  } catch (error) {
    throw new HookFault(error);
  }
}

/** Counts the requests of each call and reports them to the hooks. */
export function observeRequests(fetch: ShopFetch, hooks: RequestHooks): SendRequest {
  return async (request, call) => {
    call.attempts += 1;
    const { attempts: attempt, onResponse, ...rest } = call;
    const event: RequestEvent = { ...rest, attempt };
    report(hooks.onRequest, event);
    const startedAt = performance.now();
    let response: Response | undefined;
    let cause: unknown;
    try {
      response = await fetch(request);
      return response;
    } catch (error) {
      cause = error;
      throw error;
    } finally {
      const outcome: ResponseEvent = {
        ...event,
        cause,
        status: response?.status ?? 0,
        durationMs: performance.now() - startedAt,
        requestId: getRequestId(response),
        headers: response?.headers,
      };
      report(hooks.onResponse, outcome);
      report(onResponse, outcome);
    }
  };
}
