import { failure, type RecordedFetch, recordFetch, success } from './record-fetch.ts';

const REFRESH = '/api/v1/users/refresh-token';

export interface SessionServer extends RecordedFetch {
  /** Expires the session: calls get a 401 until it is refreshed. */
  expire(): void;
  /** The requests to the refresh call. */
  refreshes(): number;
}

/**
 * A server with an expired session. Calls get a 401 until `onRefresh` responds to the refresh call
 * with a success.
 */
export function createSessionServer(
  onRefresh: () => Response | Promise<Response> = () => success(null),
): SessionServer {
  let isFresh = false;
  const recorded = recordFetch(async (sent) => {
    if (sent.target === REFRESH) {
      const response = await onRefresh();
      isFresh ||= response.ok;
      return response;
    }
    return isFresh
      ? success({ items: [], target: sent.target })
      : failure(401, `Please log in (${sent.target})`);
  });
  return {
    ...recorded,
    expire() {
      isFresh = false;
    },
    refreshes: () => recorded.sentTo(REFRESH).length,
  };
}
