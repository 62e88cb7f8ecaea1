/** The number of frames for which an interrupted smooth scroll may still move the page. */
const SETTLING_FRAMES = 12;

/** The events of a shopper who scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Holds the current scroll position for a few frames, or until the shopper scrolls: an interrupted
 * smooth scroll still moves the page by some pixels.
 *
 * @returns stops holding the position
 */
export function anchorScroll(): () => void {
  const top = window.scrollY;
  let frames = 0;
  let request = requestAnimationFrame(check);

  function check(): void {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
    frames += 1;
    if (frames < SETTLING_FRAMES) request = requestAnimationFrame(check);
    else stop();
  }

  function stop(): void {
    cancelAnimationFrame(request);
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop);
  }

  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
