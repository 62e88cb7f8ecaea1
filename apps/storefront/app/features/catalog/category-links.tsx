import { type CategoryView, langOf } from '@haat/domain/shopper';
import { href, NavLink } from 'react-router';
import { usePrefetch } from '../../components/navigation/use-prefetch.ts';
import { CATEGORY_TEXTS } from './category-texts.ts';

interface CategoryLinksProps {
  readonly categories: readonly CategoryView[];
}

/** Links to the categories: a row that scrolls sideways where it does not fit. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const prefetch = usePrefetch();
  return (
    <nav
      aria-label={CATEGORY_TEXTS.others}
      className="@container -mx-4 mt-2 scroll-px-4 overflow-x-auto px-4 py-1 md:max-lg:-mx-8 md:max-lg:scroll-px-8 md:max-lg:px-8 lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max gap-2 wrap-anywhere @max-[14rem]:w-auto @max-[14rem]:flex-wrap">
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <NavLink
              to={href('/category/:slug', { slug })}
              lang={langOf(name)}
              prefetch={prefetch}
              className="inline-flex min-h-11 items-center rounded-haat border border-edge bg-paper px-4 hover:border-ink hover:bg-sand aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:border-madder aria-[current=page]:bg-sand aria-[current=page]:font-semibold forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
