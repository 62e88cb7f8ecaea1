import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readVersionedCall, versioned } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
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
  return {
    listDeskGroups: {
      desk: 'goods.read',
      async handle(request) {
        const groups = await listGroups(context, requireDeskMember(request));
        return success('Groups', { groups });
      },
    },

    createDeskGroup: versioned('goods.edit', 'Group added', (request) =>
      createGroup(context, readCall(request), request.body),
    ),

    updateDeskGroup: versioned('goods.edit', 'Group changed', (request) =>
      updateGroup(context, readVersionedCall(request), request.body),
    ),

    setDeskGroupPicture: versioned('goods.edit', 'Picture changed', async (request) => {
      const upload = requireUpload(request, 'picture', 'Please choose an image.');
      return setGroupPicture(context, readVersionedCall(request), upload);
    }),

    listDeskCategories: {
      desk: 'goods.read',
      async handle() {
        return success('Categories', { categories: await listDeskCategories(context.db) });
      },
    },

    createDeskCategory: versioned('goods.edit', 'Category added', (request) =>
      createCategory(context, readCall(request), request.body),
    ),

    updateDeskCategory: versioned('goods.edit', 'Category changed', (request) =>
      renameCategory(context, readVersionedCall(request), request.body),
    ),

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
