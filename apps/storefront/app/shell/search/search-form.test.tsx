import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { SearchForm } from './search-form.tsx';

const openSearch = () =>
  renderScreen(<SearchForm id="search" />, { at: '/about-us', signedInAs: null });

type Screen = Awaited<ReturnType<typeof openSearch>>;

const field = (screen: Screen) => screen.getByRole('combobox', { name: 'Search products' });
const category = (screen: Screen) => screen.getByRole('combobox', { name: 'Category' });
const status = (screen: Screen) => screen.getByRole('search').getByRole('status');
const options = (screen: Screen) => screen.getByRole('option', { name: /₹/ });
const address = (screen: Screen) => screen.getByLabelText('Address');

/** What was searched for, the earliest first. */
const searches = () =>
  shop.callsTo('listProducts').map(({ url }) => new URL(url).searchParams.get('search'));

async function type(screen: Screen, text: string): Promise<void> {
  await field(screen).click();
  await expect.element(status(screen)).toBeVisible();
  await field(screen).fill(text);
}

async function expectResults(screen: Screen, ...names: readonly string[]): Promise<void> {
  await expect.poll(() => options(screen).elements().length).toBe(names.length);
  for (const [index, name] of names.entries()) {
    await expect.element(options(screen).nth(index)).toMatchTextContent(new RegExp(name));
  }
}

// product 5.1.1, 9.2.1
test('text under 2 characters clears the results and fires no request', async () => {
  const screen = await openSearch();
  await type(screen, ' p  ');
  await expect.element(status(screen)).toHaveTextContent('Type at least two letters.');
  await field(screen).fill('biscuit');
  await expect.element(options(screen).first()).toBeVisible();
  await field(screen).fill('p');
  await expect.element(options(screen)).not.toBeInTheDocument();
  expect(searches()).toEqual(['biscuit']);
});

// product 5.1.1, 9.2.1
test('the request waits until 300 ms after typing stops', async () => {
  const screen = await openSearch();
  const { arrived, release } = shop.holdNext('listProducts');
  await type(screen, 'chil');
  const start = performance.now();
  await field(screen).fill('chilli');
  await arrived;
  // Timers count whole milliseconds.
  expect(performance.now() - start).toBeGreaterThanOrEqual(299);
  release();
  await expect.element(options(screen).first()).toBeVisible();
  expect(searches()).toEqual(['chilli']);
});

// product 5.1.2
test('the results of an earlier text are never shown', async () => {
  const screen = await openSearch();
  const { arrived, release } = shop.holdNext('listProducts');
  await type(screen, 'turmeric');
  await arrived;
  await field(screen).fill('khichiya');
  await expectResults(screen, 'Rice Khichiya');
  release();
  await expect.poll(() => shop.callsTo('listProducts')[0]?.status).not.toBeNull();
  await expectResults(screen, 'Rice Khichiya');
});

// product 2.4.4
test('Up, Down, Home and End move among the results, Enter opens the one reached', async () => {
  const screen = await openSearch();
  await type(screen, 'biscuit');
  await expect.element(options(screen).first()).toBeVisible();
  const all = options(screen).elements();
  expect(all.length).toBeGreaterThan(2);
  const reached = () => all.map((one) => one.ariaSelected === 'true').indexOf(true);
  expect(reached()).toBe(-1);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['End', all.length - 1],
    ['ArrowDown', 0],
    ['ArrowUp', all.length - 1],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(reached).toBe(index);
    await expect
      .element(field(screen))
      .toHaveAttribute('aria-activedescendant', all[index]?.id ?? '');
  }
  const path = all[1]?.getAttribute('href') ?? '';
  await userEvent.keyboard('{Enter}');
  await expect.element(address(screen)).toHaveTextContent(path);
});

// product 2.4.4
test('Escape closes the results and leaves the text; Down opens them again', async () => {
  const screen = await openSearch();
  await type(screen, 'khichiya');
  await expectResults(screen, 'Rice Khichiya');
  await userEvent.keyboard('{Escape}');
  await expect.element(options(screen)).not.toBeInTheDocument();
  await expect.element(field(screen)).toHaveValue('khichiya');
  await expect.element(field(screen)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expectResults(screen, 'Rice Khichiya');
});

test('a chosen category narrows the results down', async () => {
  const screen = await openSearch();
  await type(screen, 'chilli');
  await expect.element(options(screen).first()).toMatchTextContent(/^Mathania Red Chilli Powder/);
  await category(screen).selectOptions('Papads');
  await expectResults(screen, 'Garlic Papad');
});

// product 2.4.3
test("a search without a match says 'No products found.'", async () => {
  const screen = await openSearch();
  await type(screen, 'zzzz');
  await expect.element(status(screen)).toHaveTextContent('No products found.');
  await expect.element(options(screen)).not.toBeInTheDocument();
});

// product 8.2.1
test('a search that fails says so and can be tried again', async () => {
  const screen = await openSearch();
  shop.failNext('listProducts', { status: 502 });
  await type(screen, 'khichiya');
  await expect.element(status(screen)).toHaveTextContent('Failed to load products');
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expectResults(screen, 'Rice Khichiya');
});

// product 2.4.3
test("'View all results' leads to the results page", async () => {
  const screen = await openSearch();
  await type(screen, 'khichiya');
  await screen.getByRole('button', { name: 'View all results' }).click();
  await expect.element(address(screen)).toHaveTextContent('/products?search=khichiya');
});
