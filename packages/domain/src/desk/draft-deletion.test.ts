import { expect, test } from 'vitest';
import { findDeletionObstacle } from './draft-deletion.ts';

// product 10.3.17
test.each([
  [{ isOnSale: false, wasOnSale: false, isInUse: false }, null],
  [{ isOnSale: true, wasOnSale: true, isInUse: true }, 'not_a_draft'],
  [{ isOnSale: false, wasOnSale: true, isInUse: false }, 'was_on_sale'],
  [{ isOnSale: false, wasOnSale: false, isInUse: true }, 'in_use'],
] as const)('of %o the obstacle is %s', (product, obstacle) => {
  expect(findDeletionObstacle(product)).toBe(obstacle);
});
