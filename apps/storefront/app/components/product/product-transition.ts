import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useViewTransitionState } from 'react-router';

/** Names the picture that grows from its card into the product's page, and shrinks back. */
export const TRANSITION_CLASS = 'shared-picture';

let pressed: Element | null = null;

/**
 * The picture of a card: while its product's page opens or closes it carries the name that makes it
 * grow. Only one element of a page may, so of two cards of one product it is the one pressed.
 *
 * @param to path of the product's page
 */
export function usePictureTransition(to: string): {
  readonly pictureRef: RefObject<HTMLDivElement | null>;
  readonly onPress: () => void;
} {
  const pictureRef = useRef<HTMLDivElement>(null);
  const isMoving = useViewTransitionState(to);

  useLayoutEffect(() => {
    const picture = pictureRef.current;
    if (!isMoving || picture === null) return;
    const named = document.querySelector(`.${TRANSITION_CLASS}`);
    // Also taken from the large picture of a product page that is being left.
    if (picture === pressed) named?.classList.remove(TRANSITION_CLASS);
    else if (named !== null) return;
    picture.classList.add(TRANSITION_CLASS);
    return () => picture.classList.remove(TRANSITION_CLASS);
  }, [isMoving]);

  return {
    pictureRef,
    onPress() {
      pressed = pictureRef.current;
    },
  };
}
