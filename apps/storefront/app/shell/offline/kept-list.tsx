import type { KeptChange } from '@haat/domain/shopper';
import { Button } from '@haat/ui';
import { discardKept, retryKept } from '../../components/kept/kept-changes.ts';
import { KEPT_TEXTS } from '../../components/kept/kept-texts.ts';

interface KeptListProps {
  readonly changes: readonly KeptChange[];
}

/** How many changes wait, and those that the server did not take, with a way on (product 9.4.3). */
export function KeptList({ changes }: KeptListProps) {
  const rejected = changes.filter(({ rejection }) => rejection !== undefined);
  const waiting = changes.length - rejected.length;
  if (changes.length === 0) return null;
  return (
    <section aria-label={KEPT_TEXTS.title} className="grid gap-2">
      {waiting > 0 && <p role="status">{KEPT_TEXTS.waiting(waiting)}</p>}
      {rejected.map(({ key, kind, name, rejection = '' }) => (
        <div key={key} role="alert" className="flex flex-wrap items-center gap-2">
          <p className="grow">{KEPT_TEXTS.rejected[kind](name, rejection)}</p>
          <Button variant="secondary" onClick={() => retryKept(key)}>
            {KEPT_TEXTS.retry}
          </Button>
          <Button variant="secondary" onClick={() => discardKept(key)}>
            {KEPT_TEXTS.discard}
          </Button>
        </div>
      ))}
    </section>
  );
}
