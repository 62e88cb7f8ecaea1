import { type ComponentProps, lazy, Suspense } from 'react';
import type { MoveDialog } from './move-dialog.tsx';

// Its code loads with the first move that is asked for.
const Dialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

/** The dialog of a move, once its code is there. */
export function AskedMove(props: ComponentProps<typeof MoveDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
