import type { CallOptions } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { CreateMessageInput, Message, MessageList, MessageListQuery } from '../types.ts';

/** Calls about messages to the shop (product 7.7.3). */
export function createMessagesResource(client: ContractClient) {
  return {
    /**
     * Writes to the shop; guests can too.
     *
     * @throws ApiError 400 with `fieldErrors`, 429 after too many
     */
    async create(input: CreateMessageInput, options: CallOptions = {}): Promise<Message> {
      return readData(client.call('createMessage', { options, body: input }));
    },

    /**
     * One page of the messages, 20 unless `limit` says otherwise. For admins.
     *
     * @throws ApiError 403 for anybody else
     */
    async list(query: MessageListQuery = {}, options: CallOptions = {}): Promise<MessageList> {
      return readData(client.call('listMessages', { options, query }));
    },

    /**
     * One message. For admins.
     *
     * @throws ApiError 403 for anybody else, 404
     */
    async get(id: string, options: CallOptions = {}): Promise<Message> {
      return readData(client.call('getMessage', { options, path: { id } }));
    },
  };
}
