import { BackToTopButton } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';

/** The button that scrolls to the top, visible after 240 px of scrolling (product 2.1.3). */
export function BackToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  const firstScreen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!firstScreen.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsFarDown(entry?.isIntersecting === false);
    });
    observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {/* As high as the scroll distance after which the button appears. */}
      <div ref={firstScreen} aria-hidden="true" className="absolute top-0 h-[240px] w-px" />
      <BackToTopButton
        isVisible={isFarDown}
        onClick={() => window.scrollTo({ top: 0 })}
        className="above-bottom-bar"
      />
    </>
  );
}
