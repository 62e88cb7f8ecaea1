/** Runs in the browser when it has nothing better to do; not every browser can tell when. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 100);
}
