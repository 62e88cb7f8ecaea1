import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireUpload } from '../../platform/http/require-upload.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readShopCall, readVersionedCall, versioned } from '../members/desk-call.ts';
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

/** Stories, pages and what else the shop says of itself (product 10.7). */
export function createDeskContentRoutes(context: ShopContext) {
  return {
    listDeskStories: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20, status } = request.query;
        return success('Stories', await listDeskStories(context, status, { page, limit }));
      },
    },

    getDeskStory: versioned('content', 'Story', (request) =>
      getDeskStory(context, request.params.id),
    ),

    createDeskStory: versioned('content', 'Story begun', (request) =>
      createDeskStory(context, readCall(request), request.body),
    ),

    updateDeskStory: versioned('content', 'Story changed', (request) =>
      updateDeskStory(context, readVersionedCall(request), request.body),
    ),

    setDeskStoryPicture: versioned('content', 'Picture set', async (request) => {
      const upload = requireUpload(request, 'picture', 'Please choose an image.');
      return setDeskStoryPicture(context, readVersionedCall(request), upload);
    }),

    publishDeskStory: versioned('content', 'Story published', (request) => {
      const call = { ...readVersionedCall(request), operation: 'publishDeskStory' as const };
      return publishContent(context, DESK_STORIES, call);
    }),

    unpublishDeskStory: versioned('content', 'Story taken off the shop', (request) =>
      unpublishDeskStory(context, readVersionedCall(request)),
    ),

    listDeskStoryHistory: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        const { id } = request.params;
        const part = { page, limit };
        return success('History', await listContentHistory(context, DESK_STORIES.store, id, part));
      },
    },

    restoreDeskStory: versioned('content', 'Story restored', (request) => {
      const call = { ...readVersionedCall(request), operation: 'restoreDeskStory' as const };
      return restoreContent(context, DESK_STORIES, call, request.body.state);
    }),

    listDeskPages: {
      desk: 'content',
      handle: async () => success('Pages', { pages: await listDeskPages(context) }),
    },

    getDeskPage: versioned('content', 'Page', (request) => getDeskPage(context, request.params.id)),

    updateDeskPage: versioned('content', 'Page changed', (request) =>
      updateDeskPage(context, readVersionedCall(request), request.body),
    ),

    publishDeskPage: versioned('content', 'Page published', (request) => {
      const call = { ...readVersionedCall(request), operation: 'publishDeskPage' as const };
      return publishContent(context, DESK_PAGES, call);
    }),

    listDeskPageHistory: {
      desk: 'content',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        const { id } = request.params;
        const part = { page, limit };
        return success('History', await listContentHistory(context, DESK_PAGES.store, id, part));
      },
    },

    restoreDeskPage: versioned('content', 'Page restored', (request) => {
      const call = { ...readVersionedCall(request), operation: 'restoreDeskPage' as const };
      return restoreContent(context, DESK_PAGES, call, request.body.state);
    }),

    getDeskContact: versioned('content', 'Contact', () => getDeskContact(context)),

    setDeskContact: versioned('content', 'Contact changed', (request) =>
      setDeskContact(context, readShopCall(request), request.body),
    ),

    getDeskDeal: versioned('content', 'Deal', () => getDeskDeal(context)),

    setDeskDeal: versioned('content', 'Deal changed', (request) =>
      setDeskDeal(context, readShopCall(request), request.body),
    ),
  } satisfies Operations;
}
