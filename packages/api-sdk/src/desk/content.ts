import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import { toFormData } from '../to-form-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  CreateDeskStoryInput,
  DeskContact,
  DeskContactInput,
  DeskContentHistory,
  DeskContentHistoryQuery,
  DeskDeal,
  DeskPage,
  DeskPageSummary,
  DeskStory,
  DeskStoryList,
  DeskStoryListQuery,
  SetDeskDealInput,
  UpdateDeskPageInput,
  UpdateDeskStoryInput,
} from './types.ts';

/**
 * Calls about what the shop tells: stories, pages, contact details and the deal of the home page. A change
 * takes the version that was read, and is an ApiError 412 with the present state as `details` when
 * somebody else has changed it meanwhile.
 */
export function createDeskContentResource(call: CallOperation) {
  return {
    /** One page of the stories of any status, the last changed first. */
    async listStories(query?: DeskStoryListQuery, options?: CallOptions): Promise<DeskStoryList> {
      return readData(call('listDeskStories', options, { query }), having('stories'));
    },

    /**
     * One story with its draft.
     *
     * @throws ApiError 404
     */
    async getStory(id: string, options?: CallOptions): Promise<DeskStory> {
      return readData(call('getDeskStory', options, { path: { id } }), asEntity);
    },

    /**
     * Begins a story as a draft.
     *
     * @throws ApiError 400 with `fieldErrors`
     */
    async createStory(
      input: CreateDeskStoryInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(call('createDeskStory', options, { body: input }), asEntity);
    },

    /**
     * Changes the draft of a story.
     *
     * @param version of the story as it was read
     * @throws ApiError 400 with `fieldErrors`, 404, 412
     */
    async updateStory(
      id: string,
      version: number,
      input: UpdateDeskStoryInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(
        call('updateDeskStory', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /**
     * Replaces the picture of a draft; sent as a form.
     *
     * @param version of the story as it was read
     * @param picture at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF
     * @throws ApiError 400 when it is no picture, 404, 412, 413
     */
    async setStoryPicture(
      id: string,
      version: number,
      picture: Blob,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(
        call('setDeskStoryPicture', ifMatch(version, options), {
          path: { id },
          body: toFormData({}, { picture }),
        }),
        asEntity,
      );
    },

    /**
     * Shows the draft of a story to shoppers.
     *
     * @param version of the story as it was read
     * @throws ApiError 400 without a text, 404, 412
     */
    async publishStory(
      id: string,
      version: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(
        call('publishDeskStory', ifMatch(version, options), { path: { id } }),
        asEntity,
      );
    },

    /**
     * Takes a story off the shop; draft and history stay.
     *
     * @param version of the story as it was read
     * @throws ApiError 404, 412
     */
    async unpublishStory(
      id: string,
      version: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(
        call('unpublishDeskStory', ifMatch(version, options), { path: { id } }),
        asEntity,
      );
    },

    /**
     * One page of everything that shoppers have seen of a story, the newest first.
     *
     * @throws ApiError 404
     */
    async listStoryHistory(
      id: string,
      query?: DeskContentHistoryQuery,
      options?: CallOptions,
    ): Promise<DeskContentHistory> {
      return readData(
        call('listDeskStoryHistory', options, { path: { id }, query }),
        having('states'),
      );
    },

    /**
     * Makes what was published once the draft of a story again.
     *
     * @param version of the story as it was read
     * @param state id of an entry of its history
     * @throws ApiError 404, 412
     */
    async restoreStory(
      id: string,
      version: number,
      state: string,
      options?: IdempotentCallOptions,
    ): Promise<DeskStory> {
      return readData(
        call('restoreDeskStory', ifMatch(version, options), { path: { id }, body: { state } }),
        asEntity,
      );
    },

    /** The pages that the shop has, in its order. */
    async listPages(options?: CallOptions): Promise<DeskPageSummary[]> {
      return readData(call('listDeskPages', options), ({ pages }) => pages);
    },

    /**
     * One page with its draft.
     *
     * @throws ApiError 404
     */
    async getPage(id: string, options?: CallOptions): Promise<DeskPage> {
      return readData(call('getDeskPage', options, { path: { id } }), asEntity);
    },

    /**
     * Changes the draft of a page; what a page may not have is taken out of its HTML.
     *
     * @param version of the page as it was read
     * @throws ApiError 400 with `fieldErrors`, 404, 412
     */
    async updatePage(
      id: string,
      version: number,
      input: UpdateDeskPageInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskPage> {
      return readData(
        call('updateDeskPage', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /**
     * Shows the draft of a page to shoppers.
     *
     * @param version of the page as it was read
     * @throws ApiError 400 without a text, 404, 412
     */
    async publishPage(
      id: string,
      version: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskPage> {
      return readData(
        call('publishDeskPage', ifMatch(version, options), { path: { id } }),
        asEntity,
      );
    },

    /**
     * One page of everything that shoppers have seen of a page, the newest first.
     *
     * @throws ApiError 404
     */
    async listPageHistory(
      id: string,
      query?: DeskContentHistoryQuery,
      options?: CallOptions,
    ): Promise<DeskContentHistory> {
      return readData(
        call('listDeskPageHistory', options, { path: { id }, query }),
        having('states'),
      );
    },

    /**
     * Makes what was published once the draft of a page again.
     *
     * @param version of the page as it was read
     * @param state id of an entry of its history
     * @throws ApiError 404, 412
     */
    async restorePage(
      id: string,
      version: number,
      state: string,
      options?: IdempotentCallOptions,
    ): Promise<DeskPage> {
      return readData(
        call('restoreDeskPage', ifMatch(version, options), { path: { id }, body: { state } }),
        asEntity,
      );
    },

    /** The contact details; empty texts while nothing is set. */
    async getContact(options?: CallOptions): Promise<DeskContact> {
      return readData(call('getDeskContact', options), having('version'));
    },

    /**
     * Sets the contact details, which shoppers see at once.
     *
     * @param version of the details as they were read
     * @throws ApiError 400 with `fieldErrors`, 412
     */
    async setContact(
      version: number,
      input: DeskContactInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskContact> {
      return readData(
        call('setDeskContact', ifMatch(version, options), { body: input }),
        having('version'),
      );
    },

    /** The deal of the home page; without a product shoppers see the spice set. */
    async getDeal(options?: CallOptions): Promise<DeskDeal> {
      return readData(call('getDeskDeal', options), having('version'));
    },

    /**
     * Chooses the deal of the home page.
     *
     * @param version of the deal as it was read
     * @throws ApiError 400 with `fieldErrors`, 412
     */
    async setDeal(
      version: number,
      input: SetDeskDealInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskDeal> {
      return readData(
        call('setDeskDeal', ifMatch(version, options), { body: input }),
        having('version'),
      );
    },
  };
}
