import { Button, Dialog } from '@haat/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What is asked about, and what follows from Yes. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  /** The answer is yes; the dialog is closed already. */
  readonly onYes: () => void;
  /** It is answered, either way. */
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, yes, no, onYes, onClose } = props;

  function confirmDialog() {
    // Nothing behind an open dialog can take the focus, and closing gives it back to the opener:
    // only what follows may move it on.
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
