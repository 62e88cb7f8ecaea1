import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { readVersionedCall, sendVersioned } from '../members/versioned-call.ts';
import { publishContent, restoreContent } from './change-content.ts';
import { listContentHistory } from './content-history.service.ts';
import { getDeskContact, setDeskContact } from './desk-contact.service.ts';
import { getDeskDeal, setDeskDeal } from './desk-deal.service.ts';
import { DESK_PAGES, getDeskPage, listDeskPages, updateDeskPage } from './desk-pages.service.ts';
import {
  createDeskStory,
  DESK_STORIES,
  getDeskStory,
  listDeskStories,
  setDeskStoryPicture,
  unpublishDeskStory,
  updateDeskStory,
} from './desk-stories.service.ts';

interface ShopRequest {
  readonly headers: {
    readonly 'idempotency-key'?: string | undefined;
    readonly 'if-match'?: string | undefined;
  };
}

/** Stories, pages and what else the shop says of itself (product 10.7). */
export function createDeskContentRoutes(context: ShopContext) {
  /** Reads who changes which version of something that the shop has once. */
  function readShopCall(request: FastifyRequest & ShopRequest) {
    return {
      member: requireDeskMember(request),
      key: request.headers['idempotency-key'],
      version: requireVersion(request.headers['if-match']),
    };
  }

  return {
    listDeskStories: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20, status } = request.query;
        return success('Stories', await listDeskStories(context, status, { page, limit }));
      },
    },

    getDeskStory: {
      desk: 'content',
      handle: async (request, reply) =>
        sendVersioned(reply, 'Story', await getDeskStory(context, request.params.id)),
    },

    createDeskStory: {
      desk: 'content',
      async handle(request, reply) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
        };
        return sendVersioned(
          reply,
          'Story begun',
          await createDeskStory(context, call, request.body),
        );
      },
    },

    updateDeskStory: {
      desk: 'content',
      async handle(request, reply) {
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Story changed',
          await updateDeskStory(context, call, request.body),
        );
      },
    },

    setDeskStoryPicture: {
      desk: 'content',
      async handle(request, reply) {
        const upload = request.uploads?.get('picture');
        if (upload === undefined) throw createFormError({ picture: 'Please choose an image.' });
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Picture set',
          await setDeskStoryPicture(context, call, upload),
        );
      },
    },

    publishDeskStory: {
      desk: 'content',
      async handle(request, reply) {
        const call = { ...readVersionedCall(request), operation: 'publishDeskStory' as const };
        return sendVersioned(
          reply,
          'Story published',
          await publishContent(context, DESK_STORIES, call),
        );
      },
    },

    unpublishDeskStory: {
      desk: 'content',
      async handle(request, reply) {
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Story taken off the shop',
          await unpublishDeskStory(context, call),
        );
      },
    },

    listDeskStoryHistory: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        const { id } = request.params;
        const part = { page, limit };
        return success('History', await listContentHistory(context, DESK_STORIES.store, id, part));
      },
    },

    restoreDeskStory: {
      desk: 'content',
      async handle(request, reply) {
        const call = { ...readVersionedCall(request), operation: 'restoreDeskStory' as const };
        const story = await restoreContent(context, DESK_STORIES, call, request.body.state);
        return sendVersioned(reply, 'Story restored', story);
      },
    },

    listDeskPages: {
      desk: 'content',
      handle: async () => success('Pages', { pages: await listDeskPages(context) }),
    },

    getDeskPage: {
      desk: 'content',
      handle: async (request, reply) =>
        sendVersioned(reply, 'Page', await getDeskPage(context, request.params.id)),
    },

    updateDeskPage: {
      desk: 'content',
      async handle(request, reply) {
        const call = readVersionedCall(request);
        return sendVersioned(
          reply,
          'Page changed',
          await updateDeskPage(context, call, request.body),
        );
      },
    },

    publishDeskPage: {
      desk: 'content',
      async handle(request, reply) {
        const call = { ...readVersionedCall(request), operation: 'publishDeskPage' as const };
        return sendVersioned(
          reply,
          'Page published',
          await publishContent(context, DESK_PAGES, call),
        );
      },
    },

    listDeskPageHistory: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        const { id } = request.params;
        const part = { page, limit };
        return success('History', await listContentHistory(context, DESK_PAGES.store, id, part));
      },
    },

    restoreDeskPage: {
      desk: 'content',
      async handle(request, reply) {
        const call = { ...readVersionedCall(request), operation: 'restoreDeskPage' as const };
        const page = await restoreContent(context, DESK_PAGES, call, request.body.state);
        return sendVersioned(reply, 'Page restored', page);
      },
    },

    getDeskContact: {
      desk: 'content',
      handle: async (_, reply) => sendVersioned(reply, 'Contact', await getDeskContact(context)),
    },

    setDeskContact: {
      desk: 'content',
      async handle(request, reply) {
        const call = readShopCall(request);
        return sendVersioned(
          reply,
          'Contact changed',
          await setDeskContact(context, call, request.body),
        );
      },
    },

    getDeskDeal: {
      desk: 'content',
      handle: async (_, reply) => sendVersioned(reply, 'Deal', await getDeskDeal(context)),
    },

    setDeskDeal: {
      desk: 'content',
      async handle(request, reply) {
        const call = readShopCall(request);
        return sendVersioned(reply, 'Deal changed', await setDeskDeal(context, call, request.body));
      },
    },
  } satisfies Operations;
}
