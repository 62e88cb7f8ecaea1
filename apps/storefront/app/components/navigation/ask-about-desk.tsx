import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { hasWorkAtDesk } from '../../state/desk-data.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

interface QuestionProps {
  readonly onAnswer: (isYes: boolean) => void;
}

function Question({ onAnswer }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Log out? Some work at the desk is not finished"
      yes="Remove it and log out"
      no="Stay logged in"
      onClose={() => {
        setIsOpen(false);
        onAnswer(false);
      }}
      onYes={() => onAnswer(true)}
    >
      <p>
        What you changed or typed at the desk and did not send or save is on this phone alone, and
        logging out removes it. Open the desk to finish it first.
      </p>
    </ConfirmDialog>
  );
}

/**
 * Asks before a logout that would remove unfinished work of the desk from this phone
 * (product 10.6.15).
 *
 * @returns whether to log out
 */
export async function askAboutDesk(): Promise<boolean> {
  if (!(await hasWorkAtDesk())) return true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // Yes closes the dialog before it answers: the last word counts.
  let answer = false;
  root.render(
    <Question
      onAnswer={(isYes) => {
        answer = isYes;
        queueMicrotask(() => resolve(answer));
      }}
    />,
  );
  const isYes = await promise;
  root.unmount();
  place.remove();
  return isYes;
}
