import { IconButton } from '@haat/ui';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface SearchShortcutProps {
  /** The row of the search field, which scrolls away on a phone. */
  readonly row: RefObject<HTMLElement | null>;
}

/** The way back to the search field on a phone, once the field itself is out of view. */
export function SearchShortcut({ row }: SearchShortcutProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNeeded(entry?.isIntersecting === false),
      // What lies behind the header's first row (56 px) cannot be seen either.
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);

  return (
    <IconButton
      label="Open search"
      icon={<Search className="size-6" />}
      className={`transition-[opacity,visibility] md:hidden ${isNeeded ? '' : 'invisible opacity-0'}`}
      onClick={() => {
        const field = row.current?.querySelector('input');
        // A press opens the search, as it does on the field itself; open, it is already in view when
        // the focus comes, so that the page behind it is not scrolled up.
        flushSync(() => field?.click());
        field?.focus({ preventScroll: true });
      }}
    />
  );
}
