import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  type CategoryView,
  type ProductFilters,
  toggleAvailability,
  toggleCategory,
} from '@haat/domain';
import { Button, Checkbox } from '@haat/ui';
import { href, useNavigate } from 'react-router';
import { MESSAGES } from './messages.ts';

interface FilterPanelProps {
  readonly filters: ProductFilters;
  readonly categories: readonly CategoryView[];
  /** The address of the listing with other filters. */
  readonly pathFor: (filters: ProductFilters) => string;
}

/**
 * The listing's sidebar (spec §2): a press on a box shows its products at once. On a phone it folds
 * away; without JavaScript it is a form with a button.
 */
export function FilterPanel({ filters, categories, pathFor }: FilterPanelProps) {
  const navigate = useNavigate();
  const choose = (next: ProductFilters) =>
    void navigate(pathFor(next), { preventScrollReset: true });

  return (
    <details
      className="group rounded-haat border border-hairline bg-paper lg:border-0 lg:bg-transparent"
      open={filters.categories.length + filters.availability.length > 0}
    >
      <summary className="flex min-h-12 items-center px-4 font-semibold lg:hidden">
        {MESSAGES.filters}
      </summary>
      <form method="get" action={href('/products-list')} className="grid gap-6 p-4 lg:p-0">
        {categories.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-bold text-lg">{MESSAGES.categories}</legend>
            {categories.map((category) => (
              <Checkbox
                key={category.slug}
                name="category"
                value={category.slug}
                label={category.name}
                checked={filters.categories.includes(category.slug)}
                onChange={() => choose(toggleCategory(filters, category.slug))}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend className="mb-1 font-bold text-lg">{MESSAGES.availability}</legend>
          {AVAILABILITIES.map((availability) => (
            <Checkbox
              key={availability}
              name="availability"
              value={availability}
              label={AVAILABILITY_LABELS[availability]}
              checked={filters.availability.includes(availability)}
              onChange={() => choose(toggleAvailability(filters, availability))}
            />
          ))}
        </fieldset>
        <noscript>
          <Button type="submit" variant="secondary">
            {MESSAGES.apply}
          </Button>
        </noscript>
      </form>
    </details>
  );
}
