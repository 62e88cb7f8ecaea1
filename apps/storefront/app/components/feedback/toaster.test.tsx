import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/support/screen.tsx';
import { showRemoved } from './removed-from-cart.tsx';
import { showAddedToCart, showError, showMessage, showSuccess } from './toast.tsx';
import { toast } from './toaster.tsx';

const PAPAD = { id: 'papad', name: 'Moong Papad' };
const REMOVED = { productId: 'papad', name: 'A word' };

afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

/** Shows messages with a stopped clock. @returns the message of a text */
async function show(text: string, say: () => void) {
  const screen = await renderScreen(<p>Market</p>, { at: '/', signedInAs: null });
  // The pointer of the last test may be over the messages, which would pause them.
  await userEvent.hover(screen.getByText('Market'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  say();
  const message = screen.getByRole('region', { name: 'Messages' }).getByText(text);
  await expect.element(message).toBeVisible();
  return message;
}

test.for([
  ['an error', 4000, () => showError('profile', 'A word')],
  ['a success', 2000, () => showSuccess('profile', 'A word')],
  ['a plain message', 4000, () => showMessage('profile', 'A word')],
  ["a message without a type, by the app's default,", 2500, () => toast.custom('A word')],
  ['an added product', 5000, () => showAddedToCart({ ...PAPAD, name: 'A word' })],
  ['a removed product', 5000, () => showRemoved(REMOVED, () => {})],
  // product 4.8.2, 8.10.1, 9.2.4
] as const)('%s stays for %i ms', async ([, life, say]) => {
  const message = await show('A word', say);
  await vi.advanceTimersByTimeAsync(life - 1);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(2);
  await expect.element(message).not.toBeInTheDocument();
});

test.for([
  ['an error', 'alert', 'assertive', () => showError('profile', 'A word')],
  ['a success', 'status', 'polite', () => showSuccess('profile', 'A word')],
  ['a plain message', 'status', 'polite', () => showMessage('profile', 'A word')],
  ['an added product', 'status', 'polite', () => showAddedToCart({ ...PAPAD, name: 'A word' })],
  ['a removed product', 'status', 'polite', () => showRemoved(REMOVED, () => {})],
  // product 4.8.7
] as const)('%s is announced as %s, %s', async ([, role, live, say]) => {
  const message = (await show('A word', say)).element().closest('[role]');
  expect(message?.getAttribute('role')).toBe(role);
  expect(message?.getAttribute('aria-live')).toBe(live);
});

// product 4.8.2
test('a loading message stays until it is dismissed', async () => {
  const message = await show('A word', () => toast.loading('A word'));
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  await expect.element(message).toBeVisible();
  toast.dismiss();
  await expect.element(message).not.toBeInTheDocument();
});

// product 4.8.2, 9.2.4
test('at most 20 messages are shown, the newest of them', async () => {
  const newest = await show('Message 25.', () => {
    for (let count = 1; count <= 25; count += 1) toast.loading(`Message ${count}.`);
  });
  const text = newest.element().closest('section')?.textContent ?? '';
  const numbers = [...text.matchAll(/Message (\d+)\./g)].map(([, count]) => Number(count));
  expect(numbers.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 6),
  );
});

test('a later message about the same subject replaces the earlier one, with its own duration', async () => {
  const earlier = await show('Moong Papad', () => showAddedToCart(PAPAD));
  await vi.advanceTimersByTimeAsync(1000);
  showError('session', 'Another thing');
  showSuccess('cart/papad', 'Item removed from cart');
  const messages = page.getByRole('region', { name: 'Messages' });
  const later = messages.getByText('Item removed from cart');
  await expect.element(later).toBeVisible();
  await expect.element(earlier).not.toBeInTheDocument();
  await expect.element(messages.getByText('Another thing')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1999);
  await expect.element(later).toBeVisible();
  await vi.advanceTimersByTimeAsync(2);
  await expect.element(later).not.toBeInTheDocument();
});

test.for([
  ['with the pointer', (target: Locator) => userEvent.hover(target)],
  ['with the focus', () => userEvent.keyboard('{Tab}')],
] as const)('a message %s on it stays', async ([, rest]) => {
  const message = await show('A word', () => showSuccess('profile', 'A word'));
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await rest(dismiss);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(message).toBeVisible();
  await userEvent.hover(page.getByText('Market'));
  (dismiss.element() as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(2001);
  await expect.element(message).not.toBeInTheDocument();
});

test.for([
  ['View cart', 'link'],
  ['Dismiss', 'button'],
] as const)(
  'after %s is pressed by keyboard, later messages disappear in time',
  async ([name, role]) => {
    const added = await show('Moong Papad', () => showAddedToCart(PAPAD));
    const pressed = page.getByRole(role, { name });
    (pressed.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(added).not.toBeInTheDocument();
    showError('session', 'A later word');
    const later = page.getByText('A later word');
    await expect.element(later).toBeVisible();
    await vi.advanceTimersByTimeAsync(4001);
    await expect.element(later).not.toBeInTheDocument();
  },
);

// product 4.8.6
test('on a phone a short message is one line of 44 px, also with a link or a button', async () => {
  await page.viewport(360, 640);
  const screen = await renderScreen(<p>Market</p>, { at: '/', signedInAs: null });
  showSuccess('cart/mirch', 'Cart updated');
  showAddedToCart({ id: 'haldi', name: 'Turmeric Powder' });
  showRemoved({ productId: 'papad', name: 'Namkeen made of Moong and Besan' }, () => {});
  const messages = screen.getByRole('region', { name: 'Messages' });
  const heightOf = (text: string) =>
    messages.getByText(text).element().closest('[role]')?.getBoundingClientRect().height;
  await expect.element(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.element(messages.getByText('Cart updated')).toBeVisible();
  const texts = ['Item removed from cart', 'Cart updated', 'Added to cart'];
  expect(texts.map(heightOf)).toEqual([44, 44, 44]);
});

// product 4.8.6
test('on a phone a message goes with its page', async () => {
  await page.viewport(360, 640);
  const screen = await renderScreen(<Link to="/story">Stories</Link>, {
    at: '/',
    signedInAs: null,
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  // One that does not go by itself.
  toast.loading('A word');
  const message = screen.getByRole('region', { name: 'Messages' }).getByText('A word');
  await expect.element(message).toBeVisible();
  vi.setSystemTime(Date.now() + 1500);
  screen.getByRole('link', { name: 'Stories' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(message).not.toBeInTheDocument();
});

// product 4.8.6
test('on a phone a message makes room for the field that gets the focus', async () => {
  await page.viewport(360, 640);
  const screen = await renderScreen(<input aria-label="Name" />, { at: '/', signedInAs: null });
  toast.loading('A word');
  const message = screen.getByRole('region', { name: 'Messages' }).getByText('A word');
  await expect.element(message).toBeVisible();
  (screen.getByLabelText('Name').element() as HTMLElement).focus();
  await expect.element(message).not.toBeInTheDocument();
});
