import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';
import { listPageEntries } from './page-entries.ts';
import { type RenderLink, renderAnchor } from './render-link.tsx';

/**
 * What {@link Pagination} takes beside the props of a `<nav>`: the current page, the number of
 * pages, and their URLs.
 */
export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Counted from 1; a number outside the range becomes the nearest page. */
  currentPage: number;
  /** Number of pages; nothing is rendered for one or none. */
  totalPages: number;
  /** The URL of a page, which can be shared and opened in a new tab. */
  hrefFor: (page: number) => string;
  /** Draws each link; a plain `<a>` when left out. */
  renderLink?: RenderLink | undefined;
};

const EN = {
  name: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

const HI: typeof EN = {
  name: 'पन्ने',
  previous: 'पिछला पन्ना',
  next: 'अगला पन्ना',
  page: (page) => `पन्ना ${page}`,
};

const LABELS = LANGUAGE === 'hi' ? HI : EN;

const ENTRY_CLASS =
  'inline-grid tap-target place-items-center rounded-haat border-[1.5px] px-2 font-semibold ' +
  'no-underline transition-colors tabular-nums';
const LINK_CLASS = joinClasses(ENTRY_CLASS, 'border-transparent text-indigo hover:border-indigo');
const CURRENT_CLASS = joinClasses(
  ENTRY_CLASS,
  'border-ink bg-ink text-plaster',
  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  'forced-colors:forced-color-adjust-none',
);

/** Numbered pages as links; renders nothing for a single page. */
export function Pagination({
  currentPage: askedPage,
  totalPages,
  hrefFor,
  renderLink = renderAnchor,
  className,
  ...rest
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const currentPage = Math.min(Math.max(askedPage, 1), totalPages);
  const arrows = {
    previous: {
      label: LABELS.previous,
      page: currentPage - 1,
      rel: 'prev',
      icon: <Icon node={ChevronLeft} className="size-5" />,
    },
    next: {
      label: LABELS.next,
      page: currentPage + 1,
      rel: 'next',
      icon: <Icon node={ChevronRight} className="size-5" />,
    },
  };
  function drawArrow({ label, page, rel, icon }: (typeof arrows)['next']) {
    // A hidden arrow still takes its space, so that the numbers do not move.
    if (page < 1 || page > totalPages) {
      return (
        <span
          aria-hidden="true"
          className={joinClasses(
            ENTRY_CLASS,
            'border-transparent text-hairline forced-colors:border-[Canvas]',
          )}
        >
          {icon}
        </span>
      );
    }
    return renderLink({
      href: hrefFor(page),
      className: LINK_CLASS,
      'aria-label': label,
      rel,
      children: icon,
    });
  }
  return (
    <nav aria-label={LABELS.name} {...rest} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
        <li>{drawArrow(arrows.previous)}</li>
        {listPageEntries(currentPage, totalPages).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              renderLink({
                href: hrefFor(entry),
                className: entry === currentPage ? CURRENT_CLASS : LINK_CLASS,
                'aria-label': LABELS.page(entry),
                ...(entry === currentPage && { 'aria-current': 'page' as const }),
                children: entry,
              })
            ) : (
              <span aria-hidden="true" className="inline-grid min-h-11 min-w-6 place-items-center">
                …
              </span>
            )}
          </li>
        ))}
        <li>{drawArrow(arrows.next)}</li>
      </ul>
    </nav>
  );
}
