import { type ComponentType, Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart, ReloadAlert } from './lazy-part.tsx';

function open(Part: ComponentType) {
  return render(
    <>
      <h1>Order placed</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
      <p>Thank you</p>
    </>,
  );
}

const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

// product 8.2.1
test('code that does not come leaves the rest of the screen, and an alert where it was asked for', async () => {
  const screen = await open(lazyPart(fail));
  await expect.element(screen.getByText('Thank you')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await screen.unmount();
  const asked = await open(lazyPart(fail, ReloadAlert));
  await expect.element(asked.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(asked.getByRole('heading', { name: 'Order placed' })).toBeVisible();
});
