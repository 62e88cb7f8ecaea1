import { Button } from '@haat/ui';
import { useState } from 'react';
import { hasDrafts } from '../../lib/api/member-data.ts';
import type { useSignOut } from '../../lib/api/use-sign-out.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { ACCESS } from './access.texts.ts';

/** Signs out; asks first where something is not sent or not saved, since it goes with the sign-out (product 10.6.15). */
export function SignOutButton({ signOut }: { readonly signOut: ReturnType<typeof useSignOut> }) {
  const texts = useTexts(ACCESS);
  const waiting = useWaitingChanges().length;
  const [lost, setLost] = useState<readonly string[]>([]);

  function ask() {
    const found = [
      ...(waiting > 0 ? [texts.notSent(waiting)] : []),
      ...(hasDrafts() ? [texts.notSaved] : []),
    ];
    if (found.length === 0) signOut.mutate();
    else setLost(found);
  }

  return (
    <>
      <Button variant="secondary" isBusy={signOut.isPending} onClick={ask}>
        {texts.signOut}
      </Button>
      {lost.length > 0 && (
        <QuestionDialog
          title={texts.signOutTitle}
          yes={texts.signOutAnyway}
          onYes={() => {
            setLost([]);
            signOut.mutate();
          }}
          onClose={() => setLost([])}
        >
          {lost.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{texts.signOutRemoves}</p>
        </QuestionDialog>
      )}
    </>
  );
}
