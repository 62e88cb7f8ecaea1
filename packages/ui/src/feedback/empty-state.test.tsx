import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmptyState } from './empty-state.tsx';

const DRAWING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

// product 2.16.3
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

test('in place of a page its title is the page’s; the words stand beside the drawing where there is room', async () => {
  const screen = await render(
    <EmptyState headingLevel="h1" title="Page not found" picture={DRAWING}>
      There is nothing here.
    </EmptyState>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Page not found' });
  await expect.element(title).toBeVisible();
  const drawing = screen.container.querySelector('img');
  await page.viewport(800, 600);
  expect(title.element().getBoundingClientRect().left).toBeGreaterThan(
    drawing?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
  );
  await page.viewport(360, 640);
  expect(title.element().getBoundingClientRect().top).toBeGreaterThan(
    drawing?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
  );
});
