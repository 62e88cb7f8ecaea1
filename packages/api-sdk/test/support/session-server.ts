import { failure, type RecordedFetch, recordFetch, success } from './record-fetch.ts';

const REFRESH = '/api/v1/users/refresh-token';

export interface SessionServer extends RecordedFetch {
  /** The session runs out: calls are answered 401 until it is refreshed. */
  expire(): void;
  /** The requests to the refresh call. */
  refreshes(): number;
}

/**
 * A server whose session has run out. Calls are answered 401 until the refresh call was answered
 * with a success; `onRefresh` decides about that one.
 */
export function createSessionServer(
  onRefresh: () => Response | Promise<Response> = () => success(null),
): SessionServer {
  let isFresh = false;
  const recorded = recordFetch(async (sent) => {
    if (sent.target === REFRESH) {
      const answer = await onRefresh();
      isFresh ||= answer.ok;
      return answer;
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
