import { joinClasses } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LIST } from './list.texts.ts';

interface ListView {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** The number of its entries, where it is known. */
  readonly count?: number | undefined;
}

/** The views of a list in one row, which a narrow screen scrolls. */
export function ListViews({ views }: { readonly views: readonly ListView[] }) {
  const texts = useTexts(LIST);
  const format = useFormat();
  const row = useRef<HTMLElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is current
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the row scrolls: `scrollIntoView` would move the page, too.
    if (row.current && chip) {
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <nav ref={row} aria-label={texts.views} className="chip-row">
      <ul>
        {views.map(({ label, to, isCurrent, count }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={joinClasses(
                'flex touch items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap',
                isCurrent
                  ? 'border-indigo bg-indigo text-white'
                  : 'border-edge bg-paper hover:bg-sand',
              )}
            >
              {label}
              {count !== undefined && <span className="tabular-nums">{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
