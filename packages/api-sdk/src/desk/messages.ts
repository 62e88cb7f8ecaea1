import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  DeskMessage,
  DeskMessageList,
  DeskMessageListQuery,
  UpdateDeskMessageInput,
} from './types.ts';

/** Calls about messages at the desk. */
export function createDeskMessagesResource(call: CallOperation) {
  return {
    /** One page of the messages, the newest first. */
    async list(query?: DeskMessageListQuery, options?: CallOptions): Promise<DeskMessageList> {
      return readData(call('listDeskMessages', options, { query }), having('messages'));
    },

    /**
     * One message; reading it does not mark it.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<DeskMessage> {
      return readData(call('getDeskMessage', options, { path: { id } }), asEntity);
    },

    /**
     * Marks a message as read, put away or answered, or takes the mark back.
     *
     * @param version of the message as it was read
     * @throws ApiError 404, 412 with the present message as `details`
     */
    async update(
      id: string,
      version: number,
      input: UpdateDeskMessageInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskMessage> {
      return readData(
        call('updateDeskMessage', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },
  };
}
