import { isApiError } from '@haat/api-sdk';
import { Alert, Button, Skeleton } from '@haat/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { namesNothing, useDescribeError } from './error-text.ts';
import { FEEDBACK } from './feedback.texts.ts';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The number of placeholder rows. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query loads; before that its placeholder, its failure, or that there is no network. */
export function Loaded<Data>({ query, rows = 4, children }: LoadedProps<Data>) {
  const texts = useTexts(FEEDBACK);
  const format = useFormat();
  const describeError = useDescribeError();
  const { data, error, isPaused, dataUpdatedAt } = query;
  const retry = (
    <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
      {texts.retry}
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {isPaused && (
          <Alert tone="warning" className="mb-4">
            {texts.offlineAge(format.time(new Date(dataUpdatedAt).toISOString()))}
          </Alert>
        )}
        {error && !isPaused && (
          <Alert className="mb-4" action={retry}>
            {describeError(error)}
          </Alert>
        )}
        {children(data)}
      </>
    );
  }
  if (isPaused) return <Alert tone="warning">{texts.offline}</Alert>;
  if (error) {
    // Another attempt gets the same response; the page has the way back to its list.
    const isFinal = namesNothing(error) || (isApiError(error) && error.code === 'forbidden');
    return <Alert action={isFinal ? undefined : retry}>{describeError(error)}</Alert>;
  }
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
