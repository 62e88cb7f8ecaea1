import { shopQuery } from '@haat/api-sdk/tanstack';
import { expect, onTestFinished, test } from 'vitest';
import { createMe, createMessage } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { startOutbox } from '../../lib/outbox/desk-outbox.ts';
import { MessagePage } from './message.route.tsx';

const PATCH = 'PATCH /desk/messages/n1';

// product 10.6.11
test('a message that is opened is marked as read, whatever another desk has done meanwhile', async () => {
  const theirs = createMessage({ version: 2, archived: true });
  const requests = stubApi((call, { ifMatch }) => {
    if (call === 'GET /desk/me') return { status: 200, data: createMe() };
    if (call !== PATCH) return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: { ...theirs, version: 3, read: true } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, createMe());
  onTestFinished(startOutbox());
  await renderScreen(<MessagePage message={createMessage()} />);
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([
      { call: PATCH, ifMatch: '"1"', body: { read: true } },
      { call: PATCH, ifMatch: '"2"', body: { read: true } },
    ]);
});

// product 10.6.11
test('it is answered by mail and by WhatsApp, and the mark is asked for afterwards', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<MessagePage message={createMessage({ read: true })} />);
  const mail = screen.getByRole('link', { name: 'मेल से जवाब दें' });
  await expect
    .element(mail)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:asha@example\.com\?subject=Re%3A/));
  await expect
    .element(screen.getByRole('link', { name: 'WhatsApp पर जवाब दें' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=/));
  // The program for mail of this machine stays closed.
  mail.element().addEventListener('click', (event) => event.preventDefault());
  await mail.click();
  await expect.element(screen.getByText(/जवाब भेज दिया\?/)).toBeVisible();
});

// product 10.6.11
test('without an address and a number it says why it cannot be answered', async () => {
  stubApi(() => undefined);
  const silent = createMessage({ read: true, email: '', body: 'Hello' });
  const screen = await renderScreen(<MessagePage message={silent} />);
  await expect.element(screen.getByText(/यहाँ से जवाब नहीं जा सकता/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /जवाब दें/ })).not.toBeInTheDocument();
});

// product 10.5.5, 10.5.7
test('a ready answer goes into both letters, to the number beside the message', async () => {
  stubApi(() => undefined);
  const message = createMessage({ read: true, phoneNumber: '+919123456789' });
  const screen = await renderScreen(<MessagePage message={message} />);
  await screen.getByRole('combobox', { name: 'तैयार जवाब' }).selectOptions('हम देख रहे हैं');
  const answer = 'We are looking into it, and write again within two days.';
  await expect.element(screen.getByText(/We are looking into it/)).toBeVisible();
  const [mail, whatsApp] = ['मेल से जवाब दें', 'WhatsApp पर जवाब दें'].map(
    (name) => screen.getByRole('link', { name }).element().getAttribute('href') ?? '',
  );
  expect(decodeURIComponent(mail ?? '')).toContain(answer);
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919123456789\?/);
  expect(decodeURIComponent(whatsApp ?? '')).toContain(answer);
});

// product 10.5.6
test('it shows the orders of its writer, who has an account', async () => {
  const requests = stubApi((call) => {
    if (call !== 'GET /desk/shoppers/u1') return undefined;
    const order = { _id: 'o1', orderNumber: 'HAAT-2026-10000001', status: 'shipped' };
    const dates = { returnStatus: null, createdAt: '2026-11-22T07:15:00.000Z', totalPaise: 83_800 };
    return { status: 200, data: { fullName: 'Asha Devi', orders: [{ ...order, ...dates }] } };
  });
  const message = createMessage({ read: true, shopperId: 'u1' });
  const screen = await renderScreen(<MessagePage message={message} />, 'en');
  await expect
    .element(screen.getByRole('link', { name: /HAAT-2026-10000001/ }))
    .toHaveAttribute('href', '/orders/o1');
  await expect
    .element(screen.getByRole('link', { name: /Asha Devi/ }))
    .toHaveAttribute('href', '/shoppers/u1');
  const without = requests.length;
  await screen.rerender(<MessagePage key="2" message={createMessage({ read: true })} />);
  await expect.element(screen.getByText('Orders of the writer')).not.toBeInTheDocument();
  expect(requests).toHaveLength(without);
});
