import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type { CreateMessageInput, Message, MessageList, MessageListQuery } from '../types.ts';
import { iteratePages } from './iterate-pages.ts';

/** Calls about messages to the shop (product 7.7.3). */
export function createMessagesResource(call: CallOperation) {
  const resource = {
    /**
     * Writes to the shop; guests can too.
     *
     * @throws ApiError 400 with `fieldErrors`, 429 after too many
     */
    async create(input: CreateMessageInput, options?: CallOptions): Promise<Message> {
      return readData(call('createMessage', options, { body: input }), asEntity);
    },

    /**
     * One page of the messages, 20 unless `limit` says otherwise. For admins.
     *
     * @throws ApiError 403 for anybody else
     */
    async list(query?: MessageListQuery, options?: CallOptions): Promise<MessageList> {
      return readData(call('listMessages', options, { query }), having('messages'));
    },

    /**
     * All messages, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise. For admins.
     *
     * @throws ApiError 403 for anybody else
     */
    iterate(
      query: ListFilters<MessageListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Message, void, undefined> {
      return iteratePages(resource.list, (list) => list.messages, query, options);
    },

    /**
     * One message. For admins.
     *
     * @throws ApiError 403 for anybody else, 404
     */
    async get(id: string, options?: CallOptions): Promise<Message> {
      return readData(call('getMessage', options, { path: { id } }), asEntity);
    },
  };
  return resource;
}
