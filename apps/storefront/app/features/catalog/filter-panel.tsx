import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  type CategoryView,
  countFilters,
  type ProductFilters,
  toggleAvailability,
  toggleCategory,
} from '@haat/domain';
import { Button, Checkbox, CountBadge } from '@haat/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRevalidator } from 'react-router';
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
      className="group open:rounded-haat open:border open:border-hairline open:bg-paper lg:border-0! lg:bg-transparent! lg:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-haat px-4 font-semibold max-lg:ms-auto max-lg:w-fit max-lg:border max-lg:border-edge max-lg:bg-paper max-lg:group-open:w-full max-lg:group-open:border-0 [&::-webkit-details-marker]:hidden lg:supports-[selector(::details-content)]:hidden">
        {TEXTS.filters}
        {count > 0 && (
          <>
            <CountBadge count={count} />
            <span className="sr-only">{TEXTS.applied}</span>
          </>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <form id={id} method="get" action={action} className="grid gap-6 p-4 lg:p-0">
        {filters.search !== '' && <input type="hidden" name="search" value={filters.search} />}
        {categories.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-bold text-lg">{TEXTS.categories}</legend>
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
          </fieldset>
        )}
        {categoriesFailure !== null && <CategoriesFailure message={categoriesFailure} />}
        <fieldset>
          <legend className="mb-1 font-bold text-lg">{TEXTS.availability}</legend>
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
        </fieldset>
        {/* The results of a ticked box lie below the panel. */}
        <Button
          className="sticky bottom-3 lg:hidden noscript:hidden"
          onClick={({ currentTarget }) => {
            currentTarget.closest('details')?.removeAttribute('open');
            onShow();
          }}
        >
          {TEXTS.show(total)}
        </Button>
        <noscript>
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
  const { revalidate, state } = useRevalidator();
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-lg">{TEXTS.categories}</legend>
      <p className="font-semibold text-madder">{message}</p>
      <Button variant="link" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {TEXTS.retry}
      </Button>
    </fieldset>
  );
}
