import { isApiError, unwrap } from '@haat/api-sdk';
import { Alert, Button } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RecoveryCodes } from '../../components/access/recovery-codes.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { dropCodes, keepCodes } from '../../lib/kept-codes.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MEMBERS } from './members.texts.ts';

/** Makes the own recovery codes anew, and shows them once (product 10.8.2). */
export default function RecoveryCodesRoute() {
  const texts = useTexts(MEMBERS);
  const describeError = useDescribeError();
  const make = useMutation({
    mutationFn: () => withFreshCode(() => unwrap(desk.POST('/desk/second-factor/recovery-codes'))),
    onSuccess: ({ recoveryCodes }) => keepCodes(recoveryCodes),
  });
  const isLost = isApiError(make.error) && (make.error.isNetworkError || make.error.status >= 500);
  return (
    <Page title={texts.codesTitle} back={{ to: '/members', label: texts.codesBack }}>
      {make.data ? (
        <NewCodes codes={make.data.recoveryCodes} />
      ) : (
        <>
          <Alert tone="warning">{texts.codesWarning}</Alert>
          {make.error && (
            <Alert>
              {describeError(make.error, { second_factor_missing: texts.codesMissing })}
              {/* A response that was lost may have been about codes that were made. */}
              {isLost && ` ${texts.codesFailed}`}
            </Alert>
          )}
          <Button isWide isBusy={make.isPending} onClick={() => make.mutate()}>
            {texts.codesMake}
          </Button>
        </>
      )}
    </Page>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const texts = useTexts(MEMBERS);
  const navigate = useNavigate();
  return (
    <>
      {/* The title of the page is not printed. */}
      <h2 className="hidden font-bold print:block">{texts.codesTitle}</h2>
      <RecoveryCodes codes={codes} />
      <Button
        className="print:hidden"
        onClick={() => {
          dropCodes();
          void navigate('/members');
        }}
      >
        {texts.codesDone}
      </Button>
    </>
  );
}
