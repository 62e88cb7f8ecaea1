import {
  changeSort,
  defaultSort,
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductSort,
} from '@haat/domain/shopper';
import { SelectField } from '@haat/ui';
import { TEXTS } from './texts.ts';

interface SortControlProps {
  readonly filters: ProductFilters;
  readonly onChoose: (filters: ProductFilters) => void;
  /** Id of the form that submits the choice without JavaScript. */
  readonly form: string;
}

/** The sort order of the products, stored in the URL. */
export function SortControl({ filters, onChoose, form }: SortControlProps) {
  const ownOrder = defaultSort(filters);
  return (
    <SelectField
      label={TEXTS.sort}
      name="sort"
      form={form}
      value={filters.sort ?? ownOrder ?? ''}
      onChange={({ target }) => onChoose(changeSort(filters, findSort(target.value)))}
      frameClassName="grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 min-w-0 max-sm:grid-cols-1 max-sm:[&>label]:sr-only"
    >
      {ownOrder === null && <option value="">{TEXTS.bestMatch}</option>}
      {PRODUCT_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {TEXTS.sorts[sort]}
        </option>
      ))}
    </SelectField>
  );
}

function findSort(value: string): ProductSort | null {
  return PRODUCT_SORTS.find((sort) => sort === value) ?? null;
}
