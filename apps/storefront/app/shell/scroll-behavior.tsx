import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { anchorScroll } from './scroll-anchor.ts';

/**
 * Where a page starts: at its top, reached smoothly (unless reduced motion is asked for), after a
 * link; where the shopper was, at once, after Back and Forward; at the place a hash names (product 2).
 */
export function ScrollBehavior() {
  return (
    <>
      <Manner />
      <ScrollRestoration />
      <KeptPlace />
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

/**
 * Stands after ScrollRestoration: where Back is pressed while the page is still on its smooth way to
 * the top, keeps the place that has just been restored.
 */
function KeptPlace() {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  const isOnItsWay = useRef(false);

  useEffect(() => {
    const arrive = () => {
      // A page shorter than the last one ends a scroll as well, before its way to the top begins.
      if (window.scrollY === 0) isOnItsWay.current = false;
    };
    document.addEventListener('scrollend', arrive);
    return () => document.removeEventListener('scrollend', arrive);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is looked at anew
  useLayoutEffect(() => {
    const wasOnItsWay = isOnItsWay.current;
    isOnItsWay.current = !isPop && window.scrollY > 0;
    return isPop && wasOnItsWay ? anchorScroll() : undefined;
  }, [isPop, key]);
  return null;
}
