import { isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { INVITE_RETURN_KEY } from '@haat/domain';
import { Button, buttonClass, Card } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
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
import { dropStored, writeStored } from '../../lib/storage.ts';
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
    return (
      <SignInForm
        title={texts.title}
        onSignUp={() => writeStored(INVITE_RETURN_KEY, location.pathname, 'sessionStorage')}
      >
        <InviteTerms invite={invite.data} />
      </SignInForm>
    );
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
      dropStored(INVITE_RETURN_KEY, 'sessionStorage');
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
