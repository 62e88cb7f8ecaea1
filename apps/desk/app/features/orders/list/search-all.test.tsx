import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { SearchAll } from './search-all.tsx';

function answerWith(total: number) {
  const pagination = { page: 1, limit: 20, total, totalPages: 1 };
  return stubApi((call) =>
    call === 'GET /desk/orders'
      ? { status: 200, data: { orders: [], counts: {}, pagination } }
      : undefined,
  );
}

// product 10.2.1
test('a search that finds nothing in a view is offered in all orders when they have it', async () => {
  answerWith(2);
  const screen = await renderScreen(<SearchAll filters={{ view: 'to_pack', q: 'Kavita' }} />);
  await expect.element(screen.getByRole('button', { name: 'सब ऑर्डर में खोजें (2 मिले)' })).toBeVisible();
});

test('a search of all orders is offered no second time', async () => {
  const requests = answerWith(0);
  const screen = await renderScreen(<SearchAll filters={{ q: 'Kavita' }} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});
