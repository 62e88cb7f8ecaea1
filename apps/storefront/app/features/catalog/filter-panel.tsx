import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  type CategoryView,
  countFilters,
  type ProductFilters,
  toggleAvailability,
  toggleCategory,
} from '@haat/domain/shopper';
import { Button, Checkbox, CountBadge, Icon } from '@haat/ui';
import { ChevronDown } from 'lucide';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { TEXTS } from './texts.ts';

interface FilterPanelProps {
  /** Id of the form, for controls outside it. */
  readonly id: string;
  /** Path of the filtered list. */
  readonly action: string;
  readonly filters: ProductFilters;
  readonly categories: readonly CategoryView[];
  /** The error text if the categories failed to load; null otherwise. */
  readonly categoriesFailure: string | null;
  readonly onChoose: (filters: ProductFilters) => void;
  /** The number of products found; null while they load. */
  readonly total: number | null;
  /** Called when the folding panel of a phone was closed by its button. */
  readonly onShow: () => void;
}

/** The folded panel of a tablet has room for three boxes side by side. */
const BOXES = 'md:max-lg:grid md:max-lg:grid-cols-3';

/**
 * The listing's sidebar (product 2.9.1): ticking a box filters at once. It folds on a phone, is
 * always open from 1024 px on, and is a form with a button without JavaScript.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { id, action, filters, categories, categoriesFailure, onChoose, total, onShow } = props;
  const count = countFilters(filters);
  return (
    <details
      // From 1024 px on the panel never folds; the summary stays in browsers that cannot force it
      // open.
      className="group lg:details-content:[content-visibility:visible]"
    >
      {/* Stays where it is, beside the number of products and the sort order. */}
      <summary className="filter-button">
        {TEXTS.filters}
        {count > 0 && (
          <>
            {/* On the corner: the row has no room for a wider button. */}
            <span className="max-lg:absolute max-lg:-top-2.5 max-lg:-right-2">
              <CountBadge count={count} />
            </span>
            <span className="sr-only">{TEXTS.applied}</span>
          </>
        )}
        <Icon
          node={ChevronDown}
          className="ml-auto size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <form id={id} method="get" action={action} className="filter-form">
        {filters.search !== '' && <input type="hidden" name="search" value={filters.search} />}
        {filters.occasion !== null && (
          <input type="hidden" name="occasion" value={filters.occasion} />
        )}
        {filters.price !== null && <input type="hidden" name="price" value={filters.price} />}
        {categories.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-bold text-lg">{TEXTS.categories}</legend>
            <div className={BOXES}>
              {categories.map((category) => (
                <Checkbox
                  key={category.slug}
                  name="category"
                  value={category.slug}
                  label={category.name}
                  checked={filters.categories.includes(category.slug)}
                  onChange={() => onChoose(toggleCategory(filters, category.slug))}
                />
              ))}
            </div>
          </fieldset>
        )}
        {categoriesFailure !== null && <CategoriesFailure message={categoriesFailure} />}
        <fieldset>
          <legend className="mb-1 font-bold text-lg">{TEXTS.availability}</legend>
          <div className={BOXES}>
            {AVAILABILITIES.map((availability) => (
              <Checkbox
                key={availability}
                name="availability"
                value={availability}
                label={AVAILABILITY_LABELS[availability]}
                checked={filters.availability.includes(availability)}
                onChange={() => onChoose(toggleAvailability(filters, availability))}
              />
            ))}
          </div>
        </fieldset>
        {/* The results of a ticked box lie below the panel. */}
        <div className="sticky bottom-0 -mx-4 grid rounded-b-haat border-hairline border-t bg-paper p-4 lg:hidden noscript:hidden">
          <Button
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open');
              onShow();
            }}
          >
            {TEXTS.show(total)}
          </Button>
        </div>
        <noscript className="max-lg:pb-4">
          <Button type="submit" variant="secondary">
            {TEXTS.apply}
          </Button>
        </noscript>
      </form>
    </details>
  );
}

/** Replaces the categories when they failed to load, with Retry. */
function CategoriesFailure({ message }: { readonly message: string }) {
  const { isReloading, reload } = useReloadPage();
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-lg">{TEXTS.categories}</legend>
      <p className="font-semibold text-madder">{message}</p>
      <Button variant="link" isBusy={isReloading} onClick={reload}>
        {TEXTS.retry}
      </Button>
    </fieldset>
  );
}
