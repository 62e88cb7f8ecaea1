import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../test/support/screen.tsx';
import { showAddedToCart, showError, showMessage, showSuccess } from './toast.tsx';
import { toast } from './toaster.tsx';

afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

/** Shows messages while the clock stands still; gives the one of a text. */
async function show(text: string, say: () => void) {
  const screen = await renderScreen(<p>Market</p>, { at: '/', signedInAs: null });
  // Away from the messages: they wait under a pointer, and the last test's may be there.
  await userEvent.hover(screen.getByText('Market'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  say();
  const message = screen.getByRole('region', { name: 'Messages' }).getByText(text);
  await expect.element(message).toBeVisible();
  return message;
}

test.for([
  ['an error', 4000, () => showError('A word')],
  ['a success', 2000, () => showSuccess('A word')],
  ['a plain message', 4000, () => showMessage('A word')],
  ["what is of no kind, by the app's default,", 2500, () => toast.custom('A word')],
  ['what was added to the cart', 5000, () => showAddedToCart({ name: 'A word', image: null })],
] as const)('%s stays for %i ms', async ([, life, say]) => {
  const message = await show('A word', say);
  await vi.advanceTimersByTimeAsync(life - 1);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(2);
  await expect.element(message).not.toBeInTheDocument();
});

test.for([
  ['an error', 'alert', 'assertive', () => showError('A word')],
  ['a success', 'status', 'polite', () => showSuccess('A word')],
  ['a plain message', 'status', 'polite', () => showMessage('A word')],
  [
    'what was added to the cart',
    'status',
    'polite',
    () => showAddedToCart({ name: 'A word', image: null }),
  ],
] as const)('%s is announced as %s, %s', async ([, role, live, say]) => {
  const message = (await show('A word', say)).element().closest('[role]');
  expect(message?.getAttribute('role')).toBe(role);
  expect(message?.getAttribute('aria-live')).toBe(live);
});

test('what is loading stays until it is done', async () => {
  const message = await show('A word', () => toast.loading('A word'));
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  await expect.element(message).toBeVisible();
  toast.dismiss();
  await expect.element(message).not.toBeInTheDocument();
});

test('at most 20 messages are kept, the newest of them', async () => {
  const newest = await show('Message 25.', () => {
    for (let count = 1; count <= 25; count += 1) toast.loading(`Message ${count}.`);
  });
  const shown = newest.element().closest('section')?.textContent ?? '';
  const kept = [...shown.matchAll(/Message (\d+)\./g)].map(([, count]) => Number(count));
  expect(kept.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
});
