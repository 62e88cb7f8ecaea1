import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { desk } from '../api/desk.ts';
import { queryClient, showSaved } from '../api/query-client.ts';
import type { DeskNotices } from '../api/types.ts';
import { getLanguage } from '../language/language.ts';
import { dropPush } from './drop-push.ts';

/**
 * What this browser does with notices: `missing`: it has none; `denied`: somebody forbade them; else
 * whether it shows the shop's.
 */
export type PushState = 'missing' | 'denied' | 'off' | 'on';

const { queryKey } = shopQuery(desk, '/desk/notices');

async function findPushManager(): Promise<PushManager | undefined> {
  // A desk without a service worker (`SERVICE_WORKERS=off`) has no notices.
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager;
}

/** Reads what this browser does with notices, and asks nobody. */
export async function readPushState(): Promise<PushState> {
  const pushManager = await findPushManager();
  if (pushManager === undefined || !('Notification' in globalThis)) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await pushManager.getSubscription();
  return subscription === null || Notification.permission !== 'granted' ? 'off' : 'on';
}

async function store(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh, auth, language: getLanguage() };
  showSaved(queryKey, await unwrap(desk.PUT('/desk/notices/push', { body })));
}

/**
 * Has this browser show new orders (product 10.2.14); to be called on a tap, because the browser asks
 * for the permission.
 *
 * @param pushKey the shop's public key
 * @returns false when the permission was not given
 * @throws a DOMException when the browser does not reach its push service, else the error of the call
 */
export async function switchPushOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const pushManager = await findPushManager();
  // One that was made with an earlier key of the shop would be in the way.
  await dropPush();
  const subscription = await pushManager?.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  if (subscription === undefined) return false;
  await store(subscription);
  return true;
}

/** Has this browser show no new orders any more. */
export async function switchPushOff(): Promise<void> {
  showSaved(queryKey, await unwrap(desk.DELETE('/desk/notices/push')));
  await dropPush();
}

/** Tells the shop again of a browser that shows new orders: each session, and after the language changed. */
export async function renewPush(): Promise<void> {
  const subscription = await (await findPushManager())?.getSubscription();
  if (!subscription) return;
  const notices: DeskNotices = await queryClient.fetchQuery(shopQuery(desk, '/desk/notices'));
  if (notices.pushLanguage !== getLanguage()) await store(subscription);
}
