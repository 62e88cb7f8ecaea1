import { LANGUAGE } from '@haat/domain';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { hasWorkAtDesk } from '../../state/desk-data.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

const EN = {
  title: 'Log out? Some work at the desk is not finished',
  yes: 'Remove it and log out',
  no: 'Stay logged in',
  text: 'What you changed or typed at the desk and did not send or save is on this phone alone, and logging out removes it. Open the desk to finish it first.',
};

const HI: typeof EN = {
  title: 'लॉग आउट करें? डेस्क पर कुछ काम बाकी है',
  yes: 'हटाकर लॉग आउट करें',
  no: 'लॉग इन रहें',
  text: 'डेस्क पर आपने जो बदला या लिखा और भेजा या सहेजा नहीं, वह इसी फ़ोन पर है। लॉग आउट करने पर हट जाएगा। पहले डेस्क खोलकर उसे पूरा कर लें।',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface QuestionProps {
  readonly onAnswer: (isYes: boolean) => void;
}

function Question({ onAnswer }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={TEXTS.title}
      yes={TEXTS.yes}
      no={TEXTS.no}
      onClose={() => {
        setIsOpen(false);
        onAnswer(false);
      }}
      onYes={() => onAnswer(true)}
    >
      <p>{TEXTS.text}</p>
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
