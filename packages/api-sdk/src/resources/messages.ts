import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { CreateMessageInput, Message, MessageList, MessageListQuery } from '../types.ts';

/** Calls about messages to the shop (product 7.7.3). */
export function createMessagesResource(call: CallOperation) {
  return {
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
     * One message. For admins.
     *
     * @throws ApiError 403 for anybody else, 404
     */
    async get(id: string, options?: CallOptions): Promise<Message> {
      return readData(call('getMessage', options, { path: { id } }), asEntity);
    },
  };
}
