import { Button, Dialog } from '@haat/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What is asked about, and what follows from Yes. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, yes, no, onYes, onNo } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onNo}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
