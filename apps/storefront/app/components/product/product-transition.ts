import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useViewTransitionState } from 'react-router';

/** The class that names the picture in the view transition between a card and the product's page. */
export const TRANSITION_CLASS = 'shared-picture';

let pressedPicture: Element | null = null;

/**
 * The file that the pressed card shows of a picture, which the browser has already: it stands in for
 * the large one until that has loaded. Undefined when no card with this picture was pressed.
 */
export function findPressedFile(image: string | undefined): string | undefined {
  const file = pressedPicture?.querySelector('img')?.currentSrc;
  return image && file?.includes(image) ? file : undefined;
}

/**
 * Gives the picture of a card the transition class while its product's page opens or closes. Only one
 * element of a page may have it: of two cards of one product it is the pressed one.
 *
 * @param to path of the product's page
 */
export function usePictureTransition(to: string): {
  readonly pictureRef: RefObject<HTMLDivElement | null>;
  readonly onPress: () => void;
} {
  const pictureRef = useRef<HTMLDivElement>(null);
  const isTransitioning = useViewTransitionState(to);

  useLayoutEffect(() => {
    const picture = pictureRef.current;
    if (!isTransitioning || picture === null) return;
    const named = document.querySelector(`.${TRANSITION_CLASS}`);
    // The large picture of the product page that closes loses the class, too.
    if (picture === pressedPicture) named?.classList.remove(TRANSITION_CLASS);
    else if (named !== null) return;
    picture.classList.add(TRANSITION_CLASS);
    return () => picture.classList.remove(TRANSITION_CLASS);
  }, [isTransitioning]);

  return {
    pictureRef,
    onPress() {
      pressedPicture = pictureRef.current;
    },
  };
}
