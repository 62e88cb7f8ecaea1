import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readVersionedCall, versioned } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { changeManyGoods } from './change-many-goods.ts';
import { deleteDrafts } from './delete-drafts.ts';
import { copyGoods, createGoods, updateGoods } from './edit-goods.ts';
import { exportGoods, importGoods } from './goods-file.service.ts';
import { getGoods, listGoods } from './goods-list.service.ts';
import { addGoodsPicture, setGoodsPictures } from './goods-pictures.ts';
import { changeGoodsStock } from './goods-stock.ts';
import { publishGoods, unpublishGoods } from './publish-goods.ts';
import { undoGoods } from './undo-goods.ts';

/** Products of any status (product 10.3). */
export function createDeskGoodsRoutes(context: ShopContext) {
  return {
    listDeskProducts: {
      desk: 'goods.read',
      async handle(request) {
        const { page = 1, limit = 20, q = '', status, maker, category, sort } = request.query;
        const query = { page, limit, q, status, maker, category, sort };
        return success('Products', await listGoods(context, requireDeskMember(request), query));
      },
    },

    getDeskProduct: versioned('goods.read', 'Product', (request) =>
      getGoods(context, requireDeskMember(request), request.params.id),
    ),

    createDeskProduct: versioned('goods.edit', 'Product begun', (request) =>
      createGoods(context, readCall(request), request.body),
    ),

    copyDeskProduct: versioned('goods.edit', 'Product copied', (request) =>
      copyGoods(context, readCall(request), request.params.id),
    ),

    deleteDeskProducts: {
      desk: 'goods.edit',
      async handle(request) {
        const results = await deleteDrafts(context, readCall(request), request.body.products);
        return success('Drafts deleted', { results });
      },
    },

    updateDeskProduct: versioned('goods.edit', 'Product changed', (request) =>
      updateGoods(context, readVersionedCall(request), request.body),
    ),

    changeDeskStock: versioned('goods.stock', 'Stock changed', (request) => {
      const call = { ...readCall(request), id: request.params.id };
      return changeGoodsStock(context, call, request.body.delta);
    }),

    addDeskPicture: versioned('goods.edit', 'Picture added', async (request) => {
      const upload = requireUpload(request, 'picture', 'Please choose an image.');
      const call = { ...readCall(request), id: request.params.id };
      return addGoodsPicture(context, call, upload);
    }),

    setDeskPictures: versioned('goods.edit', 'Pictures changed', (request) =>
      setGoodsPictures(context, readVersionedCall(request), request.body.pictures),
    ),

    publishDeskProduct: versioned('goods.edit', 'Product published', (request) => {
      const { publishAt = null } = request.body ?? {};
      const at = publishAt === null ? null : Date.parse(publishAt);
      return publishGoods(context, readVersionedCall(request), at);
    }),

    unpublishDeskProduct: versioned('goods.edit', 'Product taken off the shop', (request) =>
      unpublishGoods(context, readVersionedCall(request)),
    ),

    exportDeskProducts: {
      desk: 'goods.read',
      async handle(request, reply) {
        const file = await exportGoods(context, requireDeskMember(request));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="products.csv"')
          .send(file);
      },
    },

    changeDeskProducts: {
      desk: 'goods.edit',
      async handle(request) {
        const done = await changeManyGoods(context, readCall(request), request.body);
        return success('Goods changed', done);
      },
    },

    undoDeskGoodsChange: {
      desk: 'goods.edit',
      async handle(request) {
        const undone = await undoGoods(context, readCall(request), request.params.id);
        return success('Change undone', undone);
      },
    },

    importDeskProducts: {
      desk: 'goods.edit',
      async handle(request) {
        const upload = requireUpload(request, 'file', 'Please choose a file.');
        const isDryRun = request.body.dryRun === 'true';
        const call = { ...readCall(request), isDryRun, known: request.body.known };
        const result = await importGoods(context, call, upload);
        return success(result.isApplied ? 'File imported' : 'File checked', result);
      },
    },
  } satisfies Operations;
}
