import { isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { Alert, Card, Checkbox } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '../../components/feedback/failure.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import { showSaved } from '../../lib/api/query-client.ts';
import type { DeskNotices } from '../../lib/api/types.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { readPushState, switchPushOff, switchPushOn } from '../../lib/push/push-browser.ts';
import { NOTICES } from './notices.texts.ts';

/** Where a member chooses how she is told of new orders (product 10.2.13, 10.2.14). */
export default function NoticesRoute() {
  const texts = useTexts(NOTICES);
  const notices = useQuery(shopQuery(desk, '/desk/notices'));
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.back }}>
      <p>{texts.lead}</p>
      <Loaded query={notices}>
        {(data) => (
          <div className="grid gap-5">
            <OnThisPhone notices={data} />
            <ByMail notices={data} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface ChoiceProps {
  readonly notices: DeskNotices;
}

/** The switch of this browser. The browser asks for its permission on the tap, never before. */
export function OnThisPhone({ notices }: ChoiceProps) {
  const texts = useTexts(NOTICES);
  // The permission is changed outside of the page, so it is read again whenever somebody comes back.
  const browser = useQuery({
    queryKey: ['push-state'],
    queryFn: readPushState,
    staleTime: 0,
    networkMode: 'always',
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) return switchPushOn(notices.pushKey);
      await switchPushOff();
      return true;
    },
    onSettled: () => browser.refetch(),
  });
  const state = browser.data;
  if (state === undefined) return null;
  const isOn = state === 'on' && notices.pushLanguage !== null;
  return (
    <Section title={texts.phone}>
      <Card className="grid gap-2">
        {state === 'missing' && <p>{texts.missing}</p>}
        {state === 'denied' && <p>{texts.denied}</p>}
        {(state === 'on' || state === 'off') && (
          <>
            <Checkbox
              label={texts.byPush}
              checked={change.isPending ? change.variables : isOn}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate(target.checked)}
            />
            <p className="text-sm text-ink-soft">{texts.pushHint}</p>
            {change.data === false && <Alert tone="warning">{texts.notAsked}</Alert>}
            {change.error !== null &&
              (isApiError(change.error) ? (
                <Failure error={change.error} />
              ) : (
                <Alert>{texts.unreachable}</Alert>
              ))}
          </>
        )}
      </Card>
    </Section>
  );
}

function ByMail({ notices }: ChoiceProps) {
  const texts = useTexts(NOTICES);
  const me = useMe();
  const change = useMutation({
    mutationFn: (byMail: boolean) => unwrap(desk.PATCH('/desk/notices', { body: { byMail } })),
    onSuccess: (saved) => showSaved(shopQuery(desk, '/desk/notices').queryKey, saved),
  });
  return (
    <Section title={texts.mail}>
      <Card className="grid gap-2">
        <Checkbox
          label={texts.byMail}
          checked={change.isPending ? change.variables : notices.byMail}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        <p className="text-sm text-ink-soft wrap-anywhere">
          {notices.isEmailVerified ? texts.mailHint(me?.user.email ?? '') : texts.unverified}
        </p>
        <Failure error={change.error} />
      </Card>
    </Section>
  );
}
