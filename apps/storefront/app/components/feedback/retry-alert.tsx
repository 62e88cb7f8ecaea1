import { Alert, Button } from '@haat/ui';
import type { ReactNode } from 'react';

interface RetryAlertProps {
  readonly onRetry: () => void;
  /** Whether it is being tried again. */
  readonly isRetrying?: boolean;
  readonly className?: string;
  /** What could not be had. */
  readonly children: ReactNode;
}

/** Stands in the place of what could not be had, with Retry (spec §2). */
export function RetryAlert({ onRetry, isRetrying, ...alert }: RetryAlertProps) {
  return (
    <Alert
      {...alert}
      action={
        <Button variant="secondary" size="compact" isBusy={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}
