import type { FilterChip, ProductFilters } from '@haat/domain/shopper';
import { Button, Chip } from '@haat/ui';
import { TEXTS } from './texts.ts';

interface AppliedFiltersProps {
  readonly chips: readonly FilterChip[];
  /** The filters after 'clear all'. */
  readonly cleared: ProductFilters;
  readonly onChoose: (filters: ProductFilters) => void;
}

/** A chip per applied filter, removed by a press, and 'clear all' (product 2.9.1). */
export function AppliedFilters({ chips, cleared, onChoose }: AppliedFiltersProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label={TEXTS.appliedFilters}>
      {chips.map((chip) => (
        <li key={chip.key} className="max-w-full">
          <Chip className="max-w-full" onClick={() => onChoose(chip.without)}>
            <span className="truncate">{chip.label}</span>
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" onClick={() => onChoose(cleared)}>
          {TEXTS.clearAll}
        </Button>
      </li>
    </ul>
  );
}
