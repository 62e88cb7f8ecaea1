import { Alert, Button } from '@haat/ui';
import type { ReactNode } from 'react';

interface ProductBlockFailedProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Stands in the place of a row of products that could not be had (spec §2). */
export function ProductBlockFailed({ onRetry, children }: ProductBlockFailedProps) {
  return (
    <Alert
      action={
        <Button variant="secondary" size="compact" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
