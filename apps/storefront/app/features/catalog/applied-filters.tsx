import {
  appliedFilterChips,
  type CategoryView,
  NO_FILTERS,
  type ProductFilters,
} from '@haat/domain';
import { Button, Chip } from '@haat/ui';
import { useNavigate } from 'react-router';
import { MESSAGES } from './messages.ts';

interface AppliedFiltersProps {
  readonly filters: ProductFilters;
  readonly categories: readonly CategoryView[];
  /** The address of the listing with other filters. */
  readonly pathFor: (filters: ProductFilters) => string;
}

/** The chips of what is filtered by, each taken away by a press, and 'clear all' (spec §2). */
export function AppliedFilters({ filters, categories, pathFor }: AppliedFiltersProps) {
  const navigate = useNavigate();
  const chips = appliedFilterChips(filters, categories);
  if (chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip onClick={() => void navigate(pathFor(chip.without))}>{chip.label}</Chip>
        </li>
      ))}
      <li>
        <Button
          variant="link"
          onClick={() => void navigate(pathFor({ ...NO_FILTERS, sort: filters.sort }))}
        >
          {MESSAGES.clearAll}
        </Button>
      </li>
    </ul>
  );
}
