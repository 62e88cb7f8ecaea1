import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, readData } from '../read-data.ts';
import { toFormData } from '../to-form-data.ts';
import { ifMatch } from './if-match.ts';
import type { CreateDeskGroupInput, DeskGroup, UpdateDeskGroupInput } from './types.ts';

/**
 * Calls about the groups that make the goods. A change takes the version that was read, and is an
 * ApiError 412 with the present group as `details` when somebody else has changed it meanwhile.
 */
export function createDeskGroupsResource(call: CallOperation) {
  return {
    /** All groups, also hidden ones, in the shop's order; a group member has her own. */
    async list(options?: CallOptions): Promise<DeskGroup[]> {
      return readData(call('listDeskGroups', options), ({ groups }) => groups);
    },

    /**
     * Adds a group as the last one.
     *
     * @throws ApiError 400 with `fieldErrors`
     */
    async create(input: CreateDeskGroupInput, options?: IdempotentCallOptions): Promise<DeskGroup> {
      return readData(call('createDeskGroup', options, { body: input }), asEntity);
    },

    /**
     * Changes the facts that are given.
     *
     * @param version of the group as it was read
     * @throws ApiError 400 with `fieldErrors`, 404, 409 for hiding one with goods on sale
     *   (`group_on_sale`), 412
     */
    async update(
      id: string,
      version: number,
      input: UpdateDeskGroupInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskGroup> {
      return readData(
        call('updateDeskGroup', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /**
     * Replaces the picture; sent as a form.
     *
     * @param version of the group as it was read
     * @param picture at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF
     * @throws ApiError 400 when it is no picture, 404, 412, 413
     */
    async setPicture(
      id: string,
      version: number,
      picture: Blob,
      options?: IdempotentCallOptions,
    ): Promise<DeskGroup> {
      const form = toFormData({}, { picture });
      return readData(
        call('setDeskGroupPicture', ifMatch(version, options), { path: { id }, body: form }),
        asEntity,
      );
    },
  };
}
