import { BackToTopButton } from '@haat/ui';
import { type RefObject, useEffect, useState } from 'react';

interface BackToTopProps {
  /** As high as the scroll distance after which the button appears. */
  readonly firstScreen: RefObject<Element | null>;
}

/**
 * The button that scrolls to the top, visible after 240 px of scrolling (product 2.1.1). Phones
 * and tablets have it in the header, where it covers nothing.
 */
export function BackToTop({ firstScreen }: BackToTopProps) {
  const [isFarDown, setIsFarDown] = useState(false);

  useEffect(() => {
    if (!firstScreen.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsFarDown(entry?.isIntersecting === false);
    });
    observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, [firstScreen]);

  return (
    <BackToTopButton
      isVisible={isFarDown}
      onClick={() => window.scrollTo({ top: 0 })}
      className="max-lg:header-button"
    />
  );
}
