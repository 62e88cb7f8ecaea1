import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * Where a page starts: at its top, reached smoothly (unless reduced motion is asked for), after a
 * link; where the shopper was, at once, after Back and Forward; at the place a hash names (spec §2).
 */
export function ScrollManner() {
  return (
    <>
      <Manner />
      <ScrollRestoration />
      <Hold />
    </>
  );
}

/** Stands before ScrollRestoration, so that its effect runs before that one scrolls. */
function Manner() {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets it anew
  useLayoutEffect(() => {
    if (isPop) document.documentElement.style.scrollBehavior = 'auto';
  }, [isPop, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets it anew
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [isPop, key]);
  return null;
}

/** Stands after ScrollRestoration, so that its effect finds the page where that one put it. */
function Hold() {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  const isFirstPage = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a place of its own
  useLayoutEffect(() => {
    // The first page has no place to go back to.
    const isBack = isPop && !isFirstPage.current;
    isFirstPage.current = false;
    return isBack ? holdPlace(window.scrollY) : undefined;
  }, [isPop, key]);
  return null;
}

/** How many frames a restored place is held. */
const HELD_FRAMES = 12;

/** What shows that the shopper has begun to scroll. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Holds the page where Back put it, until the shopper moves it. A smooth scroll that was still under
 * way when Back was pressed would otherwise carry it some way off.
 */
function holdPlace(top: number): () => void {
  let framesLeft = HELD_FRAMES;
  let frame = requestAnimationFrame(function hold() {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(hold);
  });
  const letGo = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_SCROLLING) window.removeEventListener(name, letGo);
  };
  for (const name of OWN_SCROLLING) window.addEventListener(name, letGo, { passive: true });
  return letGo;
}
