import { LANGUAGE } from '@haat/domain';
import { type FunctionComponent, lazy } from 'react';
import { RetryAlert } from './retry-alert.tsx';

const NO_CODE =
  LANGUAGE === 'hi' ? 'इंटरनेट देखकर फिर कोशिश करें।' : 'Check your connection, then try again.';

/**
 * A part of a screen whose code loads when it is shown. Code that does not come, as in a dead spot, must not
 * take the screen down: `Failed` stands in its place, by default nothing.
 *
 * @param load imports the component, which is the default export
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  Failed: FunctionComponent = () => null,
) {
  return lazy(() => load().catch(() => ({ default: Failed })));
}

/** In place of a part that was asked for. A browser does not request code again that failed to load. */
export function ReloadAlert() {
  return <RetryAlert onRetry={() => location.reload()}>{NO_CODE}</RetryAlert>;
}
