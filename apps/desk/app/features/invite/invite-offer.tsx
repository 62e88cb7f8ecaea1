import { isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button, buttonClass, Card } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccessFrame } from '../../components/access/access-frame.tsx';
import SignInForm from '../../components/access/sign-in-form.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { DeskInvite } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { AccountForm } from './account-form.tsx';
import { INVITE } from './invite.texts.ts';

interface InviteOfferProps {
  readonly token: string;
}

/** What an invite offers, before and after the sign-in, and its acceptance (product 10.1.3). */
export function InviteOffer({ token }: InviteOfferProps) {
  const texts = useTexts(INVITE);
  const invite = useQuery(
    shopQuery(desk, '/desk/invite/{inviteToken}', { params: { path: { inviteToken: token } } }),
  );
  const user = useQuery(shopQuery(desk, '/users/current-user'));
  if (isApiError(invite.error) && [400, 404].includes(invite.error.status)) {
    return (
      <AccessFrame title={texts.expired} lead={texts.expiredLead}>
        <Link className={buttonClass({ variant: 'secondary' })} to="/">
          {texts.toDesk}
        </Link>
      </AccessFrame>
    );
  }
  if (invite.data !== undefined && isApiError(user.error) && user.error.status === 401) {
    return <Entry token={token} invite={invite.data} />;
  }
  return (
    <AccessFrame title={texts.title}>
      <Loaded query={invite} rows={2}>
        {(offer) => (
          <>
            <InviteTerms invite={offer} />
            <Loaded query={user} rows={1}>
              {() => <Acceptance token={token} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </AccessFrame>
  );
}

interface EntryProps extends InviteOfferProps {
  readonly invite: DeskInvite;
}

/** For who is not signed in: a new account, or the sign-in of one that is there. */
function Entry({ token, invite }: EntryProps) {
  const texts = useTexts(INVITE);
  const [signInName, setSignInName] = useState<string | null>(null);
  if (signInName === null) {
    return (
      <AccessFrame title={texts.title}>
        <InviteTerms invite={invite} />
        <AccountForm token={token} role={invite.role} onSignIn={setSignInName} />
      </AccessFrame>
    );
  }
  return (
    <SignInForm
      title={texts.title}
      name={signInName}
      other={
        <Button variant="link" onClick={() => setSignInName(null)}>
          {texts.hasNoAccount}
        </Button>
      }
    >
      <InviteTerms invite={invite} />
    </SignInForm>
  );
}

/** Role, group and until when. */
function InviteTerms({ invite: { role, maker, expiresAt } }: { readonly invite: DeskInvite }) {
  const nameOf = useName();
  const texts = useTexts(INVITE);
  const words = useTexts(WORDS);
  const format = useFormat();
  return (
    <Card className="grid gap-1">
      <p>{texts.lead(words.roles[role])}</p>
      {maker && <p className="font-semibold">{texts.group(nameOf(maker))}</p>}
      <p className="text-ink-soft">{texts.until(format.day(expiresAt))}</p>
    </Card>
  );
}

function Acceptance({ token }: InviteOfferProps) {
  const texts = useTexts(INVITE);
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () =>
      unwrap(desk.POST('/desk/invite/{inviteToken}', { params: { path: { inviteToken: token } } })),
    async onSuccess() {
      await queryClient.resetQueries();
      await navigate('/', { replace: true });
    },
  });
  return (
    <>
      <Failure error={accept.error} codes={{ already_member: texts.alreadyMember }} />
      <Button isWide isBusy={accept.isPending} onClick={() => accept.mutate()}>
        {texts.accept}
      </Button>
    </>
  );
}
