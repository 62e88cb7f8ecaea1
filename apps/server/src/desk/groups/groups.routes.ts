import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import {
  createCategory,
  deleteCategory,
  listDeskCategories,
  orderCategories,
  renameCategory,
} from './desk-categories.service.ts';
import { createGroup, listGroups, setGroupPicture, updateGroup } from './groups.service.ts';

interface VersionedRequest {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'if-match'?: string | undefined };
}

/** Groups and categories (product 10.3.10 to 10.3.12). */
export function createDeskGroupRoutes(context: ShopContext) {
  function send<Data extends { version: number }>(reply: FastifyReply, text: string, data: Data) {
    sendVersion(reply, data.version);
    return success(text, data);
  }

  /** The part of a change that its headers tell. */
  function readCall(request: FastifyRequest) {
    const key = request.headers['idempotency-key'];
    return { member: requireDeskMember(request), key: typeof key === 'string' ? key : undefined };
  }

  /** The same of a change of one version. */
  function readVersionedCall(request: FastifyRequest & VersionedRequest) {
    const version = requireVersion(request.headers['if-match']);
    return { ...readCall(request), id: request.params.id, version };
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
        return send(reply, 'Group added', group);
      },
    },

    updateDeskGroup: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const group = await updateGroup(context, readVersionedCall(request), request.body);
        return send(reply, 'Group changed', group);
      },
    },

    setDeskGroupPicture: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const upload = requireUpload(request, 'picture', 'Please choose an image.');
        const group = await setGroupPicture(context, readVersionedCall(request), upload);
        return send(reply, 'Picture changed', group);
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
        return send(reply, 'Category added', category);
      },
    },

    updateDeskCategory: {
      desk: 'goods.edit',
      async handle(request, reply) {
        const category = await renameCategory(context, readVersionedCall(request), request.body);
        return send(reply, 'Category changed', category);
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
