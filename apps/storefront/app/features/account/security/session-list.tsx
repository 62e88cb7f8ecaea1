import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { formatDate, formatDevice, putCurrentFirst } from '@haat/domain/shopper';
import { Alert, Badge, Button, Card, Spinner } from '@haat/ui';
import { useRef, useState } from 'react';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { useReturnToTab } from '../../../lib/loading/use-return-to-tab.ts';
import { api } from '../../../state/create-stores.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SECURITY_TEXTS } from './security-texts.ts';

type Session = components['schemas']['Session'];

/** Id of the session being ended, or 'others' for all other sessions. */
type Ending = string | 'others' | null;

/** The shopper's sessions; each except the current one can be ended. */
export function SessionList() {
  const { loaded, reload, refresh, change } = useLoad(loadSessions);
  const [ending, setEnding] = useState<Ending>(null);
  const { failure, run } = useAction();
  const listRef = useRef<HTMLUListElement>(null);
  useReturnToTab(refresh);

  function end(what: Exclude<Ending, null>, call: () => Promise<unknown>, done: string) {
    void run(
      async () => {
        setEnding(what);
        await call();
        // The pressed button disappears with its session.
        listRef.current?.focus({ preventScroll: true });
        change((sessions) =>
          sessions.filter(({ _id, isCurrent }) => (what === 'others' ? isCurrent : _id !== what)),
        );
        showSuccess('sessions', done);
      },
      (error) => {
        const reason = errorText(error, SECURITY_TEXTS.endFailed);
        showError('sessions', reason);
        return reason;
      },
    ).then(() => setEnding(null));
  }

  const endOne = ({ _id }: Session) => end(_id, () => endSession(_id), SECURITY_TEXTS.ended);
  const endOthers = () =>
    end('others', () => unwrap(api.POST('/users/end-other-sessions')), SECURITY_TEXTS.othersEnded);

  return (
    <ProfileSection title={SECURITY_TEXTS.sessionsTitle}>
      {failure !== null && <Alert className="mb-4">{failure}</Alert>}
      {loaded.status === 'loading' && (
        <Spinner className="pb-22" label={SECURITY_TEXTS.loadingSessions} />
      )}
      {loaded.status === 'failed' && (
        <RetryAlert onRetry={reload}>
          {errorText(loaded.error, SECURITY_TEXTS.sessionsFailed)}
        </RetryAlert>
      )}
      {loaded.status === 'loaded' && (
        <>
          <p className="mb-4 text-ink-soft">
            {loaded.value.length > 1 ? SECURITY_TEXTS.sessionsHint : SECURITY_TEXTS.noOthers}
          </p>
          <Card padding="none">
            <ul
              ref={listRef}
              tabIndex={-1}
              aria-label={SECURITY_TEXTS.sessionsTitle}
              className="divide-y divide-hairline outline-none"
            >
              {loaded.value.map((session) => (
                <SessionRow
                  key={session._id}
                  session={session}
                  isBusy={ending === session._id}
                  onEnd={() => endOne(session)}
                />
              ))}
            </ul>
          </Card>
          {loaded.value.length > 1 && (
            <Button
              variant="secondary"
              className="mt-4"
              isBusy={ending === 'others'}
              onClick={endOthers}
            >
              {SECURITY_TEXTS.endOthers}
            </Button>
          )}
        </>
      )}
    </ProfileSection>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { isCurrent, createdAt, lastUsedAt } = session;
  const device = formatDevice(session.device);
  const signedInOn = formatDate(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{device}</span>
          {isCurrent && <Badge tone="success">{SECURITY_TEXTS.thisDevice}</Badge>}
        </p>
        <p className="text-ink-soft">{SECURITY_TEXTS.signedInOn(signedInOn)}</p>
        {!isCurrent && (
          <p className="text-ink-soft">{SECURITY_TEXTS.lastUsedOn(formatDate(lastUsedAt))}</p>
        )}
      </div>
      {!isCurrent && (
        <Button variant="secondary" size="compact" isBusy={isBusy} onClick={onEnd}>
          <span>
            {SECURITY_TEXTS.end}
            <span className="sr-only">{SECURITY_TEXTS.ofSession(device, signedInOn)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}

/** Loads the sessions, the current one first. */
async function loadSessions(signal: AbortSignal): Promise<readonly Session[]> {
  const { sessions } = await unwrap(api.GET('/users/sessions', { signal }));
  return putCurrentFirst(sessions);
}

/** Ends a session; a session that has already ended counts as success. */
async function endSession(id: string): Promise<void> {
  try {
    await unwrap(api.DELETE('/users/sessions/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
