import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { sendVersioned } from '../members/versioned-call.ts';
import { copyGoods, createGoods, updateGoods } from './edit-goods.ts';
import { exportGoods, importGoods } from './goods-file.service.ts';
import { getGoods, listGoods } from './goods-list.service.ts';
import { addGoodsPicture, setGoodsPictures } from './goods-pictures.ts';
import { changeGoodsStock } from './goods-stock.ts';
import { publishGoods, unpublishGoods } from './publish-goods.ts';

interface ProductRequest {
  readonly params: { readonly id: string };
  readonly headers: {
    readonly 'idempotency-key'?: string | undefined;
    readonly 'if-match'?: string | undefined;
  };
}

/** Products of any status (product 10.3). */
export function createDeskGoodsRoutes(context: ShopContext) {
  /** The part of a change that its headers and its path tell. */
  function readCall(request: FastifyRequest & ProductRequest) {
    return {
      member: requireDeskMember(request),
      productId: request.params.id,
      key: request.headers['idempotency-key'],
    };
  }

  /** The same of a change of one version. */
  function readVersionedCall(request: FastifyRequest & ProductRequest) {
    return { ...readCall(request), version: requireVersion(request.headers['if-match']) };
  }

  return {
    listDeskProducts: {
      desk: 'goods.read',
      async handle(request) {
        const { page = 1, limit = 20, q = '', status, maker } = request.query;
        const query = { page, limit, q, status, maker };
        return success('Products', await listGoods(context, requireDeskMember(request), query));
      },
    },

    getDeskProduct: {
      desk: 'goods.read',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        return sendVersioned(reply, 'Product', await getGoods(context, member, request.params.id));
      },
    },

    createDeskProduct: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
        };
        return sendVersioned(
          reply,
          'Product begun',
          await createGoods(context, call, request.body),
        );
      },
    },

    copyDeskProduct: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const call = readCall(request);
        return sendVersioned(
          reply,
          'Product copied',
          await copyGoods(context, call, call.productId),
        );
      },
    },

    updateDeskProduct: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Product changed',
          await updateGoods(context, call, request.body),
        );
      },
    },

    changeDeskStock: {
      desk: 'goods.stock',
      async handle(request, reply) {
        const { delta } = request.body;
        const call = readCall(request);
        return sendVersioned(reply, 'Stock changed', await changeGoodsStock(context, call, delta));
      },
    },

    addDeskPicture: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const upload = requireUpload(request, 'picture', 'Please choose an image.');
        const call = readCall(request);
        return sendVersioned(reply, 'Picture added', await addGoodsPicture(context, call, upload));
      },
    },

    setDeskPictures: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const { pictures } = request.body;
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Pictures changed',
          await setGoodsPictures(context, call, pictures),
        );
      },
    },

    publishDeskProduct: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const { publishAt = null } = request.body ?? {};
        const at = publishAt === null ? null : Date.parse(publishAt);
        const call = readVersionedCall(request);
        return sendVersioned(reply, 'Product published', await publishGoods(context, call, at));
      },
    },

    unpublishDeskProduct: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Product taken off the shop',
          await unpublishGoods(context, call),
        );
      },
    },

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

    importDeskProducts: {
      desk: 'goods.edit',
      async handle(request) {
        const upload = requireUpload(request, 'file', 'Please choose a file.');
        const isDryRun = request.body.dryRun === 'true';
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
          isDryRun,
        };
        const result = await importGoods(context, call, upload);
        return success(result.isApplied ? 'File imported' : 'File checked', result);
      },
    },
  } satisfies Operations;
}
