import { unwrap } from '@haat/api-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { keepCodes } from '../../lib/kept-codes.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { Loaded } from '../feedback/loaded.tsx';
import { AccessFrame } from './access-frame.tsx';
import { CodeForm } from './code-form.tsx';
import NewCodes from './new-codes.tsx';
import { OpenApp } from './open-app.tsx';
import { QrCode } from './qr-code.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

/** An app that makes codes, in the store of most phones. */
const STORE =
  'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2';

/** Sets the second factor up: the secret for the app, a first code, and the recovery codes. */
export default function SecondFactorSetup() {
  const texts = useTexts(SECOND_FACTOR);
  const begun = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => unwrap(desk.POST('/desk/second-factor', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useMutation({
    mutationFn: (code: string) =>
      unwrap(desk.POST('/desk/second-factor/confirm', { body: { code } })),
    onSuccess: ({ recoveryCodes }) => keepCodes(recoveryCodes),
  });

  if (confirm.data) {
    return (
      <NewCodes
        codes={confirm.data.recoveryCodes}
        onWritten={() => void queryClient.resetQueries()}
      />
    );
  }
  return (
    <AccessFrame title={texts.enrolTitle} lead={texts.enrolLead}>
      <Loaded query={begun}>
        {({ secret, uri }) => (
          <>
            <p>
              {texts.enrolGet}{' '}
              <a
                className="text-indigo underline underline-offset-4"
                href={STORE}
                target="_blank"
                rel="noreferrer"
              >
                {texts.enrolStore}
              </a>
            </p>
            <p>{texts.enrolScan}</p>
            <QrCode text={uri} label={texts.qrLabel} />
            <p>{texts.enrolSame}</p>
            <OpenApp uri={uri} />
            <p>
              <span className="text-sm text-ink-soft">{texts.secret}</span>
              <code className="block break-all text-lg">{secret.replace(/(.{4})/g, '$1 ')}</code>
            </p>
            <div className="grid gap-2 sm:flex">
              <CopyButton text={secret}>{texts.copySecret}</CopyButton>
            </div>
            <p className="text-sm text-ink-soft">{texts.enrolNewKey}</p>
            <CodeForm
              wrong={texts.wrongFirstCode}
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
