import { DEFAULT_PAGE_SIZE } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentMaker } from './makers.presenter.ts';
import { getMaker, listMakers } from './makers.service.ts';

/** The groups that make the goods (product 7.3.3). */
export function createMakerRoutes(context: ShopContext) {
  return {
    listMakers: async (request) => {
      const { page = 1, limit = DEFAULT_PAGE_SIZE } = request.query;
      const { makers, pagination } = await listMakers(context, { page, limit });
      return success('Makers', { makers: makers.map(presentMaker), pagination });
    },

    getMaker: async (request) =>
      success('Maker', presentMaker(await getMaker(context, request.params.slug))),
  } satisfies Operations;
}
