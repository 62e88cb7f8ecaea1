/** How long a smooth scroll that was cut short may still move the page, in frames. */
const SETTLING_FRAMES = 12;

/** What shows that the shopper moves the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the page where it has just been put. A smooth scroll that was under way goes on for as long
 * as the browser has not heard that it is over, and moves the page away by some pixels. Ends after a
 * few frames, or when the shopper scrolls.
 *
 * @returns ends it at once
 */
export function anchorScroll(): () => void {
  const place = window.scrollY;
  let frames = 0;
  let request = requestAnimationFrame(look);

  function look(): void {
    if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
    frames += 1;
    if (frames < SETTLING_FRAMES) request = requestAnimationFrame(look);
    else stop();
  }

  function stop(): void {
    cancelAnimationFrame(request);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  }

  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
