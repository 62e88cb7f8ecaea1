import { Button, Dialog } from '@haat/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { QUESTION } from './question.texts.ts';

interface QuestionDialogProps {
  readonly title: string;
  /** What the button of the answer yes says; left out where the act is not possible. */
  readonly yes?: string | undefined;
  /** What the other button says, when not the same as in every question. */
  readonly keep?: string;
  readonly isBusy?: boolean;
  readonly onYes?: () => void;
  readonly onClose: () => void;
  /** What the act does, and what stays. */
  readonly children: ReactNode;
}

/** Asks before an act that a press beside another button would do unasked (product 10.8.9). */
export function QuestionDialog(props: QuestionDialogProps) {
  const texts = useTexts(QUESTION);
  const { title, yes, keep = texts.keep, isBusy = false, onYes, onClose, children } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          {yes !== undefined && (
            <Button isBusy={isBusy} onClick={onYes}>
              {yes}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
