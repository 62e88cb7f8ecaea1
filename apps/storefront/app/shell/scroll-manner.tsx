import { useEffect, useLayoutEffect } from 'react';
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
