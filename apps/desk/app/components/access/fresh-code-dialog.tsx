import { unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { DeskDialog } from '../dialog/desk-dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

interface FreshCodeDialogProps {
  /** True when a right code was given. */
  readonly onAnswer: (isGiven: boolean) => void;
}

/** Asks for a new code above the screen that needs it, which keeps what was typed. */
export default function FreshCodeDialog({ onAnswer }: FreshCodeDialogProps) {
  const texts = useTexts(SECOND_FACTOR);
  const verify = useMutation({
    mutationFn: (code: string) =>
      unwrap(desk.POST('/desk/second-factor/verify', { body: { code } })),
    onSuccess: () => onAnswer(true),
  });
  return (
    <DeskDialog onClose={() => onAnswer(false)} title={texts.codeTitle}>
      <p className="mb-4">{texts.freshLead}</p>
      <CodeForm
        hint={texts.codeHint}
        error={verify.error}
        isBusy={verify.isPending}
        onSubmit={(code) => verify.mutate(code)}
      />
    </DeskDialog>
  );
}
