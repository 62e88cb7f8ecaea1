'use client';

import { Alert, Button } from '@haat/ui';

/** `reset` shows the same form with the same key: an order whose response was lost is not placed twice. */
export default function OrderError({ reset }: { reset: () => void }) {
  return (
    <main className="page-width">
      <Alert>No response has come.</Alert>
      <Button onClick={reset}>Show the order again</Button>
    </main>
  );
}
