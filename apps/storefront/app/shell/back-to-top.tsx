import { BackToTopButton } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';

/** The button that leads back up, from 240 px of scrolling on (product 2). */
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
      {/* As tall as one may scroll before the button appears. */}
      <div ref={firstScreen} aria-hidden="true" className="absolute top-0 h-[240px] w-px" />
      <BackToTopButton
        isVisible={isFarDown}
        onClick={() => window.scrollTo({ top: 0 })}
        className="above-bottom-bar"
      />
    </>
  );
}
