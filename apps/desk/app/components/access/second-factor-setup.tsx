import { Button, buttonClass } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { ACCESS } from './access.texts.ts';
import { AccessFrame } from './access-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets the second factor up: the secret for the app, a first code, and the recovery codes. */
export default function SecondFactorSetup() {
  const texts = useTexts(ACCESS);
  // Each call draws another secret, so that it is asked for once.
  const begun = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => desk().secondFactor.create({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => desk().secondFactor.confirm(code),
  });

  if (confirm.data) {
    return (
      <AccessFrame title={texts.recoveryTitle} lead={texts.recoveryLead}>
        <RecoveryCodes codes={confirm.data} />
        <Button isWide onClick={() => void queryClient.resetQueries()}>
          {texts.recoverySaved}
        </Button>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title={texts.enrolTitle} lead={texts.enrolLead}>
      <Loaded query={begun}>
        {({ secret, uri }) => (
          <>
            <p>{texts.enrolScan}</p>
            <QrCode text={uri} label={texts.qrLabel} />
            <p>{texts.enrolSame}</p>
            <a className={buttonClass({ variant: 'secondary' })} href={uri}>
              {texts.openApp}
            </a>
            <p>
              <span className="text-sm text-ink-soft">{texts.secret}</span>
              <code className="block break-all text-lg">{secret.replace(/(.{4})/g, '$1 ')}</code>
            </p>
            <CodeForm
              error={confirm.error}
              isBusy={confirm.isPending}
              onSubmit={(code) => confirm.mutate(code)}
            />
          </>
        )}
      </Loaded>
    </AccessFrame>
  );
}
