import { unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AccessFrame } from './access-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

/** Asks for the code of the second factor, once in a session. */
export default function SecondFactorForm() {
  const texts = useTexts(SECOND_FACTOR);
  const verify = useMutation({
    mutationFn: (code: string) =>
      unwrap(desk.POST('/desk/second-factor/verify', { body: { code } })),
    onSuccess: () => queryClient.resetQueries(),
  });
  return (
    <AccessFrame title={texts.codeTitle} lead={texts.codeLead}>
      <CodeForm
        isFirst
        hint={texts.codeHint}
        error={verify.error}
        isBusy={verify.isPending}
        onSubmit={(code) => verify.mutate(code)}
      />
      <p className="text-sm text-ink-soft">{texts.codeLost}</p>
    </AccessFrame>
  );
}
