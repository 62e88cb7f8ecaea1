import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type { CreateDeskCategoryInput, DeskCategory, UpdateDeskCategoryInput } from './types.ts';

/**
 * Calls about the categories of the goods. A change takes the version that was read, and is an ApiError
 * 412 with the present category as `details` when somebody else has changed it meanwhile.
 */
export function createDeskCategoriesResource(call: CallOperation) {
  return {
    /** All categories, also inactive ones, in the shop's order. */
    async list(options?: CallOptions): Promise<DeskCategory[]> {
      return readData(call('listDeskCategories', options), ({ categories }) => categories);
    },

    /**
     * Adds a category as the last one.
     *
     * @throws ApiError 400 with `fieldErrors`, also for a name that another category has
     */
    async create(
      input: CreateDeskCategoryInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskCategory> {
      return readData(call('createDeskCategory', options, { body: input }), asEntity);
    },

    /**
     * Changes the names that are given; the address stays.
     *
     * @param version of the category as it was read
     * @throws ApiError 400 with `fieldErrors`, 404, 412
     */
    async rename(
      id: string,
      version: number,
      input: UpdateDeskCategoryInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskCategory> {
      return readData(
        call('updateDeskCategory', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /**
     * Puts the categories into an order.
     *
     * @param ids of all categories, the first one first
     * @throws ApiError 400 when one is missing
     */
    async order(ids: readonly string[], options?: IdempotentCallOptions): Promise<DeskCategory[]> {
      return readData(
        call('orderDeskCategories', options, { body: { categories: ids } }),
        ({ categories }) => categories,
      );
    },

    /**
     * Deletes a category without goods.
     *
     * @param version of the category as it was read
     * @throws ApiError 404, 409 for one with goods, drafts included (`category_in_use`), 412
     */
    async remove(id: string, version: number, options?: CallOptions): Promise<void> {
      await call('deleteDeskCategory', ifMatch(version, options), { path: { id } });
    },
  };
}
