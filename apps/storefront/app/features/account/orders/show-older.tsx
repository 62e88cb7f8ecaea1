import { Alert, Button } from '@haat/ui';
import { errorText } from '../../../lib/errors/error-text.ts';
import { TEXTS } from '../texts.ts';
import type { OlderOrders } from './use-orders.ts';

interface ShowOlderProps {
  readonly older: OlderOrders;
  readonly onShow: () => void;
}

/** The button that loads older orders, below both tabs. */
export function ShowOlder({ older, onShow }: ShowOlderProps) {
  return (
    <div className="mt-6 grid justify-items-center gap-4">
      {older.status === 'failed' && (
        <Alert tone="error">{errorText(older.error, TEXTS.ordersFailed)}</Alert>
      )}
      <Button
        variant="secondary"
        isBusy={older.status === 'loading'}
        busyLabel={TEXTS.loadingOlder}
        onClick={onShow}
      >
        {TEXTS.showOlder}
      </Button>
    </div>
  );
}
