const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, when the page is first tapped, typed on or scrolled.
 *
 * @returns stops waiting
 */
export function whenUsed(callback: () => void): () => void {
  const controller = new AbortController();
  for (const use of USES) {
    window.addEventListener(
      use,
      () => {
        controller.abort();
        callback();
      },
      { signal: controller.signal, capture: true, passive: true },
    );
  }
  return () => controller.abort();
}
