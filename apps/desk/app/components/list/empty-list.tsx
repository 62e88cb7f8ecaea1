import { Button, EmptyState } from '@haat/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { LIST } from './list.texts.ts';

interface EmptyListProps {
  readonly title: string;
  /** Whether filters may hide entries; they can then be cleared. */
  readonly isFiltered: boolean;
  /** What may help. */
  readonly children?: ReactNode;
}

/** A list without entries. */
export function EmptyList({ title, isFiltered, children }: EmptyListProps) {
  const texts = useTexts(LIST);
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState
      title={title}
      colour="indigo"
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => setSearch({})}>
            {texts.clear}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
