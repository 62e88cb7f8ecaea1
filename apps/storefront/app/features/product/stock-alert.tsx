import { Button } from '@haat/ui';
import { useState } from 'react';
import type { StockAlertForm } from './stock-alert-form.tsx';
import { TEXTS } from './texts.ts';

interface StockAlertProps {
  readonly productId: string;
}

/**
 * The way to be told when a product that is sold out is back (product 2.7.20). The form loads with the
 * tap on its button, and takes its place without moving what is below.
 */
export function StockAlert({ productId }: StockAlertProps) {
  const [Form, setForm] = useState<typeof StockAlertForm>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setIsBusy(true);
    try {
      const loaded = await import('./stock-alert-form.tsx');
      setForm(() => loaded.StockAlertForm);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  if (Form) {
    const { leaveEmail, oneMail, offline } = TEXTS;
    return <Form productId={productId} lead={leaveEmail} promise={oneMail} offline={offline} />;
  }
  return (
    <div className="grid gap-2 noscript:hidden">
      <p>{TEXTS.leaveEmail}</p>
      <Button isBusy={isBusy} onClick={() => void open()}>
        {TEXTS.tellWhenBack}
      </Button>
      <p className="min-h-lh text-ink-soft text-sm">{hasFailed ? TEXTS.offline : TEXTS.oneMail}</p>
    </div>
  );
}
