import { Icon, IconButton } from '@haat/ui';
import { Search } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SHELL_TEXTS } from '../texts.ts';

interface SearchShortcutProps {
  /** The row of the search field, which scrolls out of view on a phone. */
  readonly row: RefObject<HTMLElement | null>;
}

/** The button that opens the search on a phone when the field is out of view. */
export function SearchShortcut({ row }: SearchShortcutProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNeeded(entry?.isIntersecting === false),
      // The header's first row covers the top 56 px.
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);

  return (
    <IconButton
      label={SHELL_TEXTS.header.openSearch}
      icon={<Icon node={Search} className="size-6" />}
      className={`transition-[opacity,visibility] md:hidden ${isNeeded ? '' : 'invisible opacity-0'}`}
      onClick={() => {
        const field = row.current?.querySelector('input');
        // The click opens the search, so that the field is visible before it gets the focus, and the
        // page behind it does not scroll.
        flushSync(() => field?.click());
        field?.focus({ preventScroll: true });
      }}
    />
  );
}
