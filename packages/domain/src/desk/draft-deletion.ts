/** What keeps a product from being deleted. */
export type DeletionObstacle = 'not_a_draft' | 'was_on_sale' | 'in_use';

/** What the shop knows of a product that somebody wants to delete. */
export interface Deletable {
  readonly isOnSale: boolean;
  /** Whether shoppers could ever see it. */
  readonly wasOnSale: boolean;
  /** Whether an order, a cart, a review, a story or anything else names it. */
  readonly isInUse: boolean;
}

/**
 * Finds why a product cannot be deleted: only a draft that never was on sale and that nothing names can
 * be (product 10.3.17).
 *
 * @returns null when it can be deleted
 */
export function findDeletionObstacle(product: Deletable): DeletionObstacle | null {
  if (product.isOnSale) return 'not_a_draft';
  if (product.wasOnSale) return 'was_on_sale';
  return product.isInUse ? 'in_use' : null;
}
