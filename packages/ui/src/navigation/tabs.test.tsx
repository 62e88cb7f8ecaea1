import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'description', label: 'Description', content: 'Ground on a stone mill.' },
  { id: 'storage', label: 'Storage & Usage', content: <input aria-label="Note" /> },
  { id: 'reviews', label: 'Reviews', content: 'Three so far.' },
];

test('a press shows that panel and hides the others', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Tabs label="Product details" items={ITEMS} onSelect={onSelect} />);
  await expect.element(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();

  await screen.getByRole('tab', { name: 'Reviews' }).click();

  await expect.element(screen.getByText('Three so far.')).toBeVisible();
  await expect.element(screen.getByText('Ground on a stone mill.')).not.toBeVisible();
  await expect
    .element(screen.getByRole('tab', { name: 'Reviews' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(onSelect.mock.calls).toEqual([['reviews']]);
});

test('arrow keys wrap around, Home and End go to the ends, Tab goes into the panel', async () => {
  const screen = await render(<Tabs label="Product details" items={ITEMS} />);
  const tab = (name: string) => screen.getByRole('tab', { name });

  await userEvent.tab();
  await expect.element(tab('Description')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Reviews')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tab('Storage & Usage')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Reviews')).toHaveFocus();
  await expect.element(screen.getByText('Three so far.')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Description')).toHaveFocus();

  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'Description' })).toHaveFocus();
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'an arrow key with %o is left to the browser',
  async (modifier) => {
    const screen = await render(<Tabs label="Product details" items={ITEMS} />);
    const press = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      bubbles: true,
      cancelable: true,
      ...modifier,
    });
    screen.getByRole('tab', { name: 'Description' }).element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    await expect.element(screen.getByText('Ground on a stone mill.')).toBeVisible();
  },
);

test('text typed in a panel is still there after another tab was selected', async () => {
  const screen = await render(<Tabs label="Product details" items={ITEMS} />);
  await screen.getByRole('tab', { name: 'Storage & Usage' }).click();
  await screen.getByRole('textbox', { name: 'Note' }).fill('cool and dry');
  await screen.getByRole('tab', { name: 'Reviews' }).click();
  await screen.getByRole('tab', { name: 'Storage & Usage' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('cool and dry');
});

test('a selection that the app controls does not change by itself', async () => {
  const screen = await render(
    <Tabs label="Product details" items={ITEMS} selectedId="reviews" onSelect={() => {}} />,
  );
  await screen.getByRole('tab', { name: 'Description' }).click();
  await expect.element(screen.getByText('Three so far.')).toBeVisible();
});
