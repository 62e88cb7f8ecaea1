import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

function widthOf(element: Element) {
  return element.getBoundingClientRect().width;
}

test('has the same width and name, and stays focused while busy', async () => {
  const screen = await render(<Button>Add to Cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  const width = widthOf(button.element());
  await button.click();
  await screen.rerender(<Button isBusy>Add to Cart</Button>);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  expect(widthOf(button.element())).toBe(width);
});

test('shows its busy label in the width of the wider one', async () => {
  const label = 'Save & Continue to Payment';
  const screen = await render(<Button busyLabel="Saving...">{label}</Button>);
  await expect.element(screen.getByRole('button', { name: label, exact: true })).toBeVisible();
  const width = widthOf(screen.getByRole('button').element());
  await screen.rerender(
    <Button busyLabel="Saving..." isBusy>
      {label}
    </Button>,
  );
  await expect
    .element(screen.getByRole('button', { name: 'Saving...', exact: true }))
    .toBeVisible();
  expect(widthOf(screen.getByRole('button').element())).toBe(width);
});

test('ignores presses and submits while busy', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const draw = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Place Order
      </Button>
    </form>
  );
  const screen = await render(draw(true));
  const button = screen.getByRole('button', { name: 'Place Order' });
  await button.click({ force: true });
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();

  await screen.rerender(draw(false));
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('submits nothing by default', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Apply</Button>
      <IconButton label="Close" icon="×" />
    </form>,
  );
  await screen.getByRole('button', { name: 'Apply' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});
