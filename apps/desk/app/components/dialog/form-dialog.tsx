import { Button, Dialog } from '@haat/ui';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Undefined while there is nothing to send. */
  readonly submitLabel: string | undefined;
  readonly isBusy: boolean;
  /** Whether a button beside the other one closes the dialog, too. */
  readonly hasCloseButton?: boolean;
  readonly onClose: () => void;
  /** Checks what is typed, and sends it; not called while something is sent. */
  readonly onSubmit: (fields: FormData) => void;
  readonly children: ReactNode;
}

/** A dialog that is a form. */
export function FormDialog(props: FormDialogProps) {
  const { title, closeLabel, submitLabel, isBusy, hasCloseButton, onClose, onSubmit, children } =
    props;
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={
        (hasCloseButton || submitLabel) && (
          <>
            {hasCloseButton && (
              <Button variant="secondary" onClick={onClose}>
                {closeLabel}
              </Button>
            )}
            {submitLabel && (
              <Button type="submit" form={formId} isBusy={isBusy}>
                {submitLabel}
              </Button>
            )}
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
