import { isApiError } from '@haat/api-sdk';
import { Alert, Button, buttonClass } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { AccessFrame } from '../../components/access/access-frame.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { queries } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { INVITE } from './invite.texts.ts';

/** What an invite offers, and its acceptance. */
export function InviteOffer({ token }: { readonly token: string }) {
  const texts = useTexts(INVITE);
  const words = useTexts(WORDS);
  const format = useFormat();
  const describeError = useDescribeError();
  const navigate = useNavigate();
  const invite = useQuery(queries.invite(token));
  const accept = useMutation({
    mutationFn: () => desk().members.acceptInvite(token),
    async onSuccess() {
      await queryClient.resetQueries();
      await navigate('/', { replace: true });
    },
  });
  if (isApiError(invite.error) && [400, 404].includes(invite.error.status)) {
    return (
      <AccessFrame title={texts.expired} lead={texts.expiredLead}>
        <Link className={buttonClass({ variant: 'secondary' })} to="/">
          {texts.toDesk}
        </Link>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title={texts.title}>
      <Loaded query={invite} rows={2}>
        {({ role, maker, expiresAt }) => (
          <>
            <p>{texts.lead(words.roles[role])}</p>
            {maker && <p className="font-semibold">{texts.group(maker.name)}</p>}
            <p className="text-ink-soft">{texts.until(format.day(expiresAt))}</p>
            {accept.error && (
              <Alert>{describeError(accept.error, { already_member: texts.alreadyMember })}</Alert>
            )}
            <Button isWide isBusy={accept.isPending} onClick={() => accept.mutate()}>
              {texts.accept}
            </Button>
          </>
        )}
      </Loaded>
    </AccessFrame>
  );
}
