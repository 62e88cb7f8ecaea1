import { Button } from '@haat/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { FEEDBACK } from '../feedback/feedback.texts.ts';
import { DeskDialog } from './desk-dialog.tsx';

interface FormDialogProps {
  readonly title: string;
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
  const { title, submitLabel, isBusy, hasCloseButton, onClose, onSubmit, children } = props;
  const texts = useTexts(FEEDBACK);
  const formId = useId();
  return (
    <DeskDialog
      onClose={onClose}
      title={title}
      actions={
        (hasCloseButton || submitLabel) && (
          <>
            {hasCloseButton && (
              <Button variant="secondary" onClick={onClose}>
                {texts.leave}
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
    </DeskDialog>
  );
}
