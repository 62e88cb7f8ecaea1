import { useCode } from '../../hydration/use-code.ts';

const loadOffline = () => import('./offline.tsx');

/** What is done and said where there is no network; it loads when the browser is idle. */
export function LazyOffline() {
  const offline = useCode(loadOffline, 'idle');
  return offline ? <offline.Offline /> : null;
}
