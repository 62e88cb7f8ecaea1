import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Replays a tap on a button inside the server's markup after its component has taken over.
 *
 * @param isHydrated true once `frameRef` holds the component, with its buttons in the same order
 */
export function useTapReplay(isHydrated: boolean) {
  const frameRef = useRef<HTMLDivElement>(null);
  const tappedIndex = useRef(-1);

  useEffect(() => {
    if (isHydrated) frameRef.current?.querySelectorAll('button')[tappedIndex.current]?.click();
  }, [isHydrated]);

  /** @returns whether it was a tap on a button */
  function captureTap({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) tappedIndex.current = [...currentTarget.querySelectorAll('button')].indexOf(button);
    return button !== null;
  }

  return { frameRef, captureTap };
}
