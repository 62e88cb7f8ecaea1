import { expect, it } from 'vitest';
import { MockShopError } from '../src/requests/mock-shop-error.ts';

it('has the general code of its status, and that of an internal error where a status has none', () => {
  expect(new MockShopError(404, 'Product not found').code).toBe('not_found');
  expect(new MockShopError(409, 'Sold out', { code: 'out_of_stock' }).code).toBe('out_of_stock');
  expect(new MockShopError(502, 'Bad gateway').code).toBe('internal_error');
});
