import { unwrap } from '@haat/api-sdk';
import { Dialog } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
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
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={texts.codeTitle}
      closeLabel={texts.freshClose}
    >
      <p className="mb-4">{texts.freshLead}</p>
      <CodeForm
        hint={texts.codeHint}
        error={verify.error}
        isBusy={verify.isPending}
        onSubmit={(code) => verify.mutate(code)}
      />
    </Dialog>
  );
}
