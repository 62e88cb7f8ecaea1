import { asPaise, DEFAULT_CHARGES } from '@haat/domain';
import { formatRoundAmount, totalForPieces } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { StockAlert } from './stock-alert.tsx';

const PRICE = asPaise(159_00);
const IN_ALL = formatRoundAmount(totalForPieces(PRICE, 1, DEFAULT_CHARGES));

const openAlert = (signedInAs: string | null = null) =>
  renderScreen(<StockAlert productId="prod_ajwain" unitPrice={PRICE} />, {
    at: '/product/prod_ajwain',
    signedInAs,
  });

type Screen = Awaited<ReturnType<typeof openAlert>>;

const field = (screen: Screen) => screen.getByRole('textbox', { name: 'Email' });
const openForm = (screen: Screen) =>
  screen.getByRole('button', { name: 'Tell me when it is back' }).click();
const send = (screen: Screen) =>
  screen.getByRole('button', { name: 'Tell me', exact: true }).click();

// product 2.7.18
test('what one will cost in all, and in how many days it would come, stand there before it is back', async () => {
  const screen = await openAlert();
  await expect
    .element(
      screen.getByText(
        `${IN_ALL} with delivery and taxes when it is back. It then comes in 5 to 8 working days to most places.`,
      ),
    )
    .toBeVisible();
});

// product 2.7.18
test('the email of a signed-in shopper is filled in', async () => {
  const screen = await openAlert('shopper@example.com');
  await openForm(screen);
  await expect.element(field(screen)).toHaveValue('shopper@example.com');
});

// product 2.7.18
test('what is wrong is said under the field, and can be mended', async () => {
  const screen = await openAlert();
  await openForm(screen);
  await field(screen).fill('asha');
  await send(screen);
  await expect
    .element(field(screen))
    .toHaveAccessibleDescription(/Please enter a valid email address\.$/);
  await expect.element(field(screen)).toHaveFocus();
  await field(screen).fill('asha@example.com');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  shop.failNext('createStockAlert', 'unreachable');
  await send(screen);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  shop.failNext('createStockAlert', { status: 409, code: 'in_stock' });
  await send(screen);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('It is back. Reload the page to order it.');
  await send(screen);
  await expect.element(screen.getByText(/^We write to/)).toBeVisible();
});

// product 2.7.18
test('nothing below moves when the form opens', async () => {
  const screen = await openAlert();
  const heightOf = () => screen.container.querySelector('main')?.getBoundingClientRect().height;
  await expect.element(screen.getByText('No account needed, and no other mails.')).toBeVisible();
  const height = heightOf();
  expect(height).toBeGreaterThan(0);
  await openForm(screen);
  await expect.element(field(screen)).toBeVisible();
  expect(heightOf()).toBe(height);
  await send(screen);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(heightOf()).toBe(height);
  await field(screen).fill('asha@example.com');
  await send(screen);
  await expect.element(screen.getByText(/^We write to/)).toBeVisible();
  expect(heightOf()).toBe(height);
});
