import { ApiError } from '@haat/api-sdk';
import { formatQuantityLimit } from '@haat/domain';
import type { CartLine } from '@haat/domain/shopper';

/** The error that the server would send for more pieces than there are (product 4.2.7). */
export function createStockLimitError(line: CartLine, inCart: number): ApiError {
  return new ApiError({
    reason: 'response',
    status: 409,
    message: formatQuantityLimit(line, inCart),
    hasServerMessage: true,
  });
}
