import { expect, onTestFinished, test, vi } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskNotices } from '../../lib/api/types.ts';
import { renewPush } from '../../lib/push/push-browser.ts';
import NoticesRoute from './notices.route.tsx';

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';
const PUT = 'PUT /desk/notices/push';

/** A browser that asks nobody before it is told to; `answer` is what is pressed then. */
function stubBrowser(permission: NotificationPermission, answer: NotificationPermission) {
  const browser = { asked: 0, isSubscribed: false, isReachable: true };
  const Notification = {
    permission,
    async requestPermission() {
      browser.asked += 1;
      Notification.permission = answer;
      return answer;
    },
  };
  const subscription = {
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    async unsubscribe() {
      browser.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    async subscribe() {
      if (!browser.isReachable) throw new DOMException('push service error', 'AbortError');
      browser.isSubscribed = true;
      return subscription;
    },
  };
  const registration = Object.create(null, { pushManager: { value: pushManager } });
  vi.stubGlobal('Notification', Notification);
  const spy = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  onTestFinished(() => spy.mockRestore());
  return browser;
}

/** The shop's side, which keeps the choices. */
function stubShop(changes: Partial<DeskNotices> = {}) {
  let notices: DeskNotices = {
    byMail: true,
    isEmailVerified: true,
    pushLanguage: null,
    pushKey: 'k'.repeat(87),
    ...changes,
  };
  return stubApi((call, { body }) => {
    const { byMail, language } = Object(body);
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    if (call === PUT) notices = { ...notices, pushLanguage: language };
    if (call === 'DELETE /desk/notices/push') notices = { ...notices, pushLanguage: null };
    if (call === 'PATCH /desk/notices') notices = { ...notices, byMail };
    return { status: 200, data: notices };
  });
}

const ON_THIS_PHONE = 'Tell me about new orders on this phone';

// product 10.2.14
test('the browser is asked on the tap alone, and shows new orders until the next', async () => {
  const browser = stubBrowser('default', 'granted');
  const requests = stubShop();
  const screen = await renderScreen(<NoticesRoute />, 'en');
  const choice = screen.getByRole('checkbox', { name: ON_THIS_PHONE });
  await expect.element(choice).not.toBeChecked();
  expect(browser.asked).toBe(0);
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.element(choice).toBeEnabled();
  expect(browser).toMatchObject({ asked: 1, isSubscribed: true });
  expect(requests.filter(({ call }) => call === PUT)).toMatchObject([
    { body: { endpoint: ENDPOINT, ...KEYS, language: 'en' } },
  ]);
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => browser.isSubscribed).toBe(false);
});

// product 10.2.14
test('a permission that is refused is said plainly, with where to change it', async () => {
  stubBrowser('default', 'denied');
  const requests = stubShop();
  const screen = await renderScreen(<NoticesRoute />, 'en');
  await screen.getByRole('checkbox', { name: ON_THIS_PHONE }).click();
  await expect.element(screen.getByText(/allow “Notifications” under “Permissions”/)).toBeVisible();
  await expect
    .element(screen.getByRole('checkbox', { name: ON_THIS_PHONE }))
    .not.toBeInTheDocument();
  expect(requests.map(({ call }) => call)).not.toContain(PUT);
});

// product 10.2.14
test('a browser without notices says so', async () => {
  const spy = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  onTestFinished(() => spy.mockRestore());
  stubShop();
  const screen = await renderScreen(<NoticesRoute />, 'en');
  await expect.element(screen.getByText(/This browser cannot show notices/)).toBeVisible();
});

// product 10.2.14
test('a push service that is out of reach leaves the switch off, and says why', async () => {
  const browser = stubBrowser('granted', 'granted');
  browser.isReachable = false;
  stubShop();
  const screen = await renderScreen(<NoticesRoute />, 'en');
  const choice = screen.getByRole('checkbox', { name: ON_THIS_PHONE });
  await choice.click();
  await expect.element(screen.getByText(/did not reach its service for notices/)).toBeVisible();
  await expect.element(choice).not.toBeChecked();
});

// product 10.2.13
test('mails are switched off, and an unconfirmed address is said', async () => {
  stubBrowser('granted', 'granted');
  const requests = stubShop({ isEmailVerified: false });
  const screen = await renderScreen(<NoticesRoute />, 'en');
  const choice = screen.getByRole('checkbox', { name: 'Tell me about new orders by mail' });
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  expect(requests.find(({ call }) => call === 'PATCH /desk/notices')?.body).toEqual({
    byMail: false,
  });
  await expect.element(screen.getByText(/is not confirmed yet/)).toBeVisible();
});

// product 10.2.14
test('a browser that shows new orders is told to the shop again after a new sign-in', async () => {
  const browser = stubBrowser('granted', 'granted');
  const requests = stubShop();
  await renewPush();
  expect(requests).toEqual([]);
  browser.isSubscribed = true;
  await renewPush();
  await renewPush();
  expect(requests.filter(({ call }) => call === PUT)).toHaveLength(1);
});
