import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './empty-state.tsx';

const DRAWING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

test('a drawing takes the place of the print, with its space reserved and nothing to read', async () => {
  const screen = await render(<EmptyState title="Your cart is empty" picture={DRAWING} />);
  await expect
    .element(screen.getByRole('heading', { name: 'Your cart is empty' }))
    .toBeInTheDocument();
  const drawing = screen.container.querySelector('img');
  expect(drawing).toMatchObject({ alt: '', width: 160, height: 120, loading: 'lazy' });
  const withPrint = await render(<EmptyState title="No reviews yet" />);
  expect(withPrint.container.querySelector('img')).toBeNull();
});
