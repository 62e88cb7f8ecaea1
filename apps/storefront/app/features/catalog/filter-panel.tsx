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
  /** Id of the form, for controls that belong to it and stand elsewhere. */
  readonly id: string;
  /** Path of the list that is filtered. */
  readonly action: string;
  readonly filters: ProductFilters;
  readonly categories: readonly CategoryView[];
  /** Why there are no categories to choose from; null otherwise. */
  readonly categoriesFailure: string | null;
  readonly onChoose: (filters: ProductFilters) => void;
}

/**
 * The listing's sidebar (spec §2): a press on a box shows its products. On a phone it folds away,
 * from 1024 px on it is always open; without JavaScript it is a form with a button.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { id, action, filters, categories, categoriesFailure, onChoose } = props;
  const count = countFilters(filters);
  return (
    <details
      // Beside the products there is nothing to fold. Where a browser cannot be told so, the
      // summary stays.
      className="group rounded-haat border border-hairline bg-paper lg:border-0 lg:bg-transparent lg:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden lg:supports-[selector(::details-content)]:hidden">
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
        <noscript>
          <Button type="submit" variant="secondary">
            {TEXTS.apply}
          </Button>
        </noscript>
      </form>
    </details>
  );
}

/** Stands where the categories would: one can choose without them, or try again. */
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
