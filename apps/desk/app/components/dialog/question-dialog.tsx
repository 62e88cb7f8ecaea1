import { Button } from '@haat/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { FEEDBACK } from '../feedback/feedback.texts.ts';
import { DeskDialog } from './desk-dialog.tsx';

interface QuestionDialogProps {
  readonly title: string;
  /** What the button of the answer yes says; left out where the act is not possible. */
  readonly yes?: string | undefined;
  readonly isBusy?: boolean;
  readonly onYes?: () => void;
  readonly onClose: () => void;
  /** What the act does, and what stays. */
  readonly children: ReactNode;
}

/** Asks before an act that a press beside another button would do unasked (product 10.8.9). */
export function QuestionDialog(props: QuestionDialogProps) {
  const texts = useTexts(FEEDBACK);
  const { title, yes, isBusy = false, onYes, onClose, children } = props;
  return (
    <DeskDialog
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.leave}
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
    </DeskDialog>
  );
}
