import { LANGUAGE } from '@haat/domain';
import { Alert, Button } from '@haat/ui';
import type { ReactNode } from 'react';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';

/** The button that tries again what failed. */
export const RETRY = LANGUAGE === 'hi' ? 'फिर कोशिश करें' : 'Retry';

interface RetryAlertProps {
  readonly onRetry: () => void;
  /** True during the retry. */
  readonly isRetrying?: boolean;
  readonly className?: string;
  /** The error text. */
  readonly children: ReactNode;
}

/** An error in the place of the content that failed to load, with Retry (product 2.6.3, 2.9.2). */
export function RetryAlert({ onRetry, isRetrying, ...alert }: RetryAlertProps) {
  return (
    <Alert
      {...alert}
      action={
        <Button variant="secondary" size="compact" isBusy={isRetrying} onClick={onRetry}>
          {RETRY}
        </Button>
      }
    />
  );
}

/** What a page's loader could not load; Retry loads the page again. */
export function ReloadPageAlert(props: Pick<RetryAlertProps, 'className' | 'children'>) {
  const { isReloading, reload } = useReloadPage();
  return <RetryAlert {...props} isRetrying={isReloading} onRetry={reload} />;
}
