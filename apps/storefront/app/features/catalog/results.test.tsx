import { toPagination } from '@haat/domain';
import { NO_FILTERS } from '@haat/domain/shopper';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/support/screen.tsx';
import { Results } from './results.tsx';

afterEach(async () => {
  await page.viewport(360, 780);
});

// product 2.9.10
test('what says that nothing was found stands directly below the title', async () => {
  await page.viewport(1280, 800);
  const screen = await renderScreen(
    <section aria-label="Results">
      <Results
        listing={{
          products: [],
          pagination: toPagination(1, 9, 0),
          suggestion: null,
          goesInto: false,
          priceTotals: null,
        }}
        filters={NO_FILTERS}
        isLoading={false}
        onChoose={() => {}}
        form="filters"
        pathFor={() => '/products'}
        empty={<p>No products found.</p>}
      />
    </section>,
    { at: '/products' },
  );
  const message = screen.getByText('No products found.');
  await expect.element(message).toBeVisible();
  const { top } = screen.getByRole('region', { name: 'Results' }).element().getBoundingClientRect();
  expect(message.element().getBoundingClientRect().top).toBe(top);
});
