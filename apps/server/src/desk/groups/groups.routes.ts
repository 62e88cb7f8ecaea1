import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { readVersionedCall, sendVersioned } from '../members/versioned-call.ts';
import {
  createCategory,
  deleteCategory,
  listDeskCategories,
  orderCategories,
  renameCategory,
} from './desk-categories.service.ts';
import { createGroup, listGroups, setGroupPicture, updateGroup } from './groups.service.ts';

/** Groups and categories (product 10.3.10 to 10.3.12). */
export function createDeskGroupRoutes(context: ShopContext) {
  /** The part of a change that its headers tell. */
  function readCall(request: FastifyRequest) {
    const key = request.headers['idempotency-key'];
    return { member: requireDeskMember(request), key: typeof key === 'string' ? key : undefined };
  }

  return {
    listDeskGroups: {
      desk: 'goods.read',
      async handle(request) {
        const groups = await listGroups(context, requireDeskMember(request));
        return success('Groups', { groups });
      },
    },

    createDeskGroup: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const group = await createGroup(context, readCall(request), request.body);
        return sendVersioned(reply, 'Group added', group);
      },
    },

    updateDeskGroup: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const group = await updateGroup(context, readVersionedCall(request), request.body);
        return sendVersioned(reply, 'Group changed', group);
      },
    },

    setDeskGroupPicture: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const upload = requireUpload(request, 'picture', 'Please choose an image.');
        const group = await setGroupPicture(context, readVersionedCall(request), upload);
        return sendVersioned(reply, 'Picture changed', group);
      },
    },

    listDeskCategories: {
      desk: 'goods.read',
      async handle() {
        return success('Categories', { categories: await listDeskCategories(context.db) });
      },
    },

    createDeskCategory: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const category = await createCategory(context, readCall(request), request.body);
        return sendVersioned(reply, 'Category added', category);
      },
    },

    updateDeskCategory: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const category = await renameCategory(context, readVersionedCall(request), request.body);
        return sendVersioned(reply, 'Category changed', category);
      },
    },

    orderDeskCategories: {
      desk: 'goods.edit',
      async handle(request) {
        const { categories: order } = request.body;
        const categories = await orderCategories(context, readCall(request), order);
        return success('Order changed', { categories });
      },
    },

    deleteDeskCategory: {
      desk: 'goods.edit',
      async handle(request) {
        await deleteCategory(context, readVersionedCall(request));
        return success('Category deleted', null);
      },
    },
  } satisfies Operations;
}
