import { unwrap } from '@haat/api-sdk';
import { buttonClass } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { keepCodes } from '../../lib/kept-codes.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { Loaded } from '../feedback/loaded.tsx';
import { Section } from '../page/section.tsx';
import { AccessFrame } from './access-frame.tsx';
import { CodeForm } from './code-form.tsx';
import NewCodes from './new-codes.tsx';
import { OpenApp } from './open-app.tsx';
import { QrCode } from './qr-code.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

/** Apps that make codes, in the store of most phones. */
const APPS = [
  ['Google Authenticator', 'com.google.android.apps.authenticator2'],
  ['Aegis', 'com.beemdevelopment.aegis'],
] as const;

const STORE = 'https://play.google.com/store/apps/details?id=';

/** Sets the second factor up: the secret for the app, a first code, and the recovery codes (product 10.1.13). */
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
      <p>{texts.enrolOnce}</p>
      <Section title={texts.stepApp}>
        <p>{texts.enrolGet}</p>
        <p className="flex flex-wrap gap-x-6">
          {APPS.map(([name, id]) => (
            <a
              key={id}
              className={buttonClass({ variant: 'link' })}
              href={STORE + id}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </a>
          ))}
        </p>
      </Section>
      <Loaded query={begun}>
        {(setup) => (
          <>
            <Section title={texts.stepKey}>
              <KeySteps {...setup} />
            </Section>
            <Section title={texts.stepCode}>
              <p className="mb-3">{texts.enrolCode}</p>
              <CodeForm
                // On a phone its keyboard would hide the steps before.
                isFirst={!isPhone()}
                wrong={texts.wrongFirstCode}
                error={confirm.error}
                isBusy={confirm.isPending}
                onSubmit={(code) => confirm.mutate(code)}
              />
            </Section>
          </>
        )}
      </Loaded>
    </AccessFrame>
  );
}

/** Whether the screen is touched, as that of the phone that has the app. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

interface KeyStepsProps {
  /** In base32. */
  readonly secret: string;
  /** Of the scheme `otpauth`. */
  readonly uri: string;
}

/** Two ways to bring the key into the app; first the one that fits this device. */
function KeySteps({ secret, uri }: KeyStepsProps) {
  const texts = useTexts(SECOND_FACTOR);
  const scan = (
    <div key="scan" className="grid gap-3">
      <p>{texts.enrolScan}</p>
      <QrCode text={uri} label={texts.qrLabel} />
    </div>
  );
  const open = (
    <div key="open" className="grid gap-3">
      <p>{texts.enrolSame}</p>
      <OpenApp uri={uri} />
      <p>{texts.enrolByHand}</p>
      <p>
        <span className="text-sm text-ink-soft">{texts.secret}</span>
        <code className="block break-all text-lg">{secret.replace(/(.{4})/g, '$1 ')}</code>
      </p>
      <div className="grid gap-2 sm:flex">
        <CopyButton text={secret}>{texts.copySecret}</CopyButton>
      </div>
    </div>
  );
  return (
    <div className="grid gap-5">
      {isPhone() ? [open, scan] : [scan, open]}
      <p className="text-sm text-ink-soft">{texts.enrolNewKey}</p>
    </div>
  );
}
