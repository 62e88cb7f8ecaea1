import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { anchorScroll } from './scroll-anchor.ts';

/**
 * Scrolls after a navigation (product 2.1.2): smoothly to the top after a link (at once with
 * reduced motion), at once to the former position after Back and Forward, and to the target of a
 * hash.
 */
export function ScrollBehavior() {
  return (
    <>
      <InstantScrollOnPop />
      <ScrollRestoration />
      <ScrollAnchor />
    </>
  );
}

/** Precedes ScrollRestoration, so that its effect runs before the scroll. */
function InstantScrollOnPop() {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation
  useLayoutEffect(() => {
    if (isPop) document.documentElement.style.scrollBehavior = 'auto';
  }, [isPop, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [isPop, key]);
  return null;
}

/**
 * Follows ScrollRestoration: holds the restored position when Back interrupts the smooth scroll to the
 * top.
 */
function ScrollAnchor() {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  const isScrolling = useRef(false);

  useEffect(() => {
    const handleScrollEnd = () => {
      // A page shorter than the last one ends a scroll, too, before the scroll to the top begins.
      if (window.scrollY === 0) isScrolling.current = false;
    };
    document.addEventListener('scrollend', handleScrollEnd);
    return () => document.removeEventListener('scrollend', handleScrollEnd);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation
  useLayoutEffect(() => {
    const wasScrolling = isScrolling.current;
    isScrolling.current = !isPop && window.scrollY > 0;
    return isPop && wasScrolling ? anchorScroll() : undefined;
  }, [isPop, key]);
  return null;
}
