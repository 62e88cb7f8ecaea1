import { formatShortDate, formatTime } from '@haat/domain/shopper';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate, useNavigation } from 'react-router';
import { startKept, useKeptChanges } from '../../components/kept/kept-changes.ts';
import { KEPT_TEXTS } from '../../components/kept/kept-texts.ts';
import { announceFreshData, onFreshData } from '../../lib/loading/fresh-data.ts';
import { authStore, cartStore } from '../../state/create-stores.ts';
import {
  followCopies,
  forgetCopies,
  forgetFormerCopies,
  keepOwnCopies,
  useCopyTime,
} from './copies-store.ts';
import { guardNavigations } from './guard-navigations.ts';
import { KeptList } from './kept-list.tsx';
import { bringNewVersion, registerServiceWorker, reportPage } from './register-service-worker.ts';

/** How long a copy stands before what it shows is asked for again, in ms. */
const ASK_AGAIN_MS = 8_000;

/** How long after it was opened a page has loaded what it needs, in ms. */
const QUIET_MS = 3_000;

/** Registers the service worker, sends what was kept, and says when the page is a copy (product 9.4). */
export function Offline() {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const target = useHref(next ?? { pathname, search });
  const navigate = useNavigate();
  const copyTime = useCopyTime();
  const changes = useKeptChanges();

  // What is typed and where she is on the page stay.
  const reload = useEffectEvent(() => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  });
  const open = useEffectEvent((path: string) => {
    // A page that is only fetched ahead stays closed.
    if (new URL(target, location.origin).pathname === path) location.assign(target);
  });
  const handleOnline = useEffectEvent(() => {
    if (copyTime === undefined) return;
    forgetCopies();
    announceFreshData();
    reload();
  });

  useEffect(() => {
    registerServiceWorker();
    keepOwnCopies();
    const stops = [
      guardNavigations(),
      followCopies({ reload: () => reload(), open: (path) => open(path) }),
      startKept(),
      onFreshData(refreshStores),
      authStore.subscribe(keepOwnCopies),
    ];
    const online = () => handleOnline();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      for (const stop of stops) stop();
    };
  }, []);

  const isCopy = copyTime !== undefined;
  useEffect(() => {
    if (!isCopy) return;
    // A request that failed just before the network came back gives its copy after it.
    const timer = setInterval(() => navigator.onLine && handleOnline(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isCopy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page changes
  useEffect(() => {
    forgetFormerCopies();
    reportPage();
    const timer = setTimeout(bringNewVersion, QUIET_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  if (copyTime === undefined && changes.length === 0) return null;
  return (
    <div className="border-hairline border-b bg-sand">
      <div className="page grid gap-1 py-2 text-sm">
        {copyTime !== undefined && (
          <p role="status">{KEPT_TEXTS.copyOf(sayTime(copyTime, Date.now()))}</p>
        )}
        <KeptList changes={changes} />
      </div>
    </div>
  );
}

function refreshStores(): void {
  const { status, check } = authStore.getState();
  if (status === 'signed-in' || status === 'failed') void check();
  cartStore.getState().refresh();
}

/** The time of a copy, with its day where that is not today. */
function sayTime(ms: number, now: number): string {
  const day = formatShortDate(ms);
  return day === formatShortDate(now) ? formatTime(ms) : `${day}, ${formatTime(ms)}`;
}
