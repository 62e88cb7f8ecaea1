import { type RefObject, useEffect, useState } from 'react';

/** Where the map stands beside the list. */
const BESIDE = '(width >= 48rem)';

/** The height at which the page is read: an item that crosses it is in view. */
const READING_LINE = '-35% 0px -65% 0px';

/**
 * The index of the list's item that is being read, on screens where the map is beside the list; null on
 * others, without JavaScript and before the list (product 2.16.1).
 */
export function useItemInView(listRef: RefObject<HTMLElement | null>): number | null {
  const [inView, setInView] = useState<number | null>(null);
  useEffect(() => {
    const items = Array.from(listRef.current?.children ?? []);
    const media = matchMedia(BESIDE);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = items.indexOf(target);
          setInView((shown) => (isIntersecting ? index : shown === index ? null : shown));
        }
      },
      { rootMargin: READING_LINE },
    );
    function watch() {
      observer.disconnect();
      setInView(null);
      if (media.matches) for (const item of items) observer.observe(item);
    }
    watch();
    media.addEventListener('change', watch);
    return () => {
      media.removeEventListener('change', watch);
      observer.disconnect();
    };
  }, [listRef]);
  return inView;
}
