import { Button, Dialog } from '@haat/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** The subject of the question and the consequences of Yes. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  /** Called after the dialog was confirmed and closed. */
  readonly onYes: () => void;
  /** Called when the dialog is confirmed or cancelled. */
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, yes, no, onYes, onClose } = props;

  function confirmDialog() {
    // An open dialog traps the focus, and closing returns it to the opener: `onYes` may move it only
    // after that.
    flushSync(onClose);
    onYes();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
          <Button onClick={confirmDialog}>{yes}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
