import { ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';
import { type RenderLink, renderAnchor } from './render-link.tsx';

/** One page of the trail; the last one is the current page and needs no `href`. */
export type BreadcrumbItem = {
  /** Title of the page. */
  label: string;
  /** URL of the page; left out for the current one. */
  href?: string | undefined;
};

/**
 * What {@link Breadcrumb} takes beside the props of a `<nav>`: the pages of the trail, and how a
 * link is drawn.
 */
export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the start of the site to the current page. */
  items: readonly BreadcrumbItem[];
  /** Draws each link; a plain `<a>` when left out. */
  renderLink?: RenderLink | undefined;
};

const LABEL = LANGUAGE === 'hi' ? 'आप यहाँ हैं' : 'Breadcrumb';

/**
 * Links from the start of the site to the current page. Narrow screens have room for one: the link
 * to the page above.
 */
export function Breadcrumb({
  items,
  renderLink = renderAnchor,
  className,
  ...rest
}: BreadcrumbProps) {
  return (
    <nav aria-label={LABEL} {...rest} className={joinClasses('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1 wrap-anywhere">
        {items.map(({ label, href }, index) => (
          <li
            key={`${label} ${href}`}
            className={joinClasses(
              'flex min-w-0 items-center gap-1',
              index !== items.length - 2 && 'max-md:hidden',
            )}
          >
            {index > 0 && (
              // Before the only link of a narrow screen it points back.
              <Icon
                node={ChevronRight}
                className="size-4 shrink-0 text-ink-soft max-md:-ms-1 max-md:rotate-180"
              />
            )}
            {href === undefined ? (
              <span aria-current="page" className="text-ink-soft">
                {label}
              </span>
            ) : (
              renderLink({
                href,
                className:
                  'inline-flex min-h-11 items-center text-indigo underline-offset-4 hover:underline',
                children: label,
              })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
