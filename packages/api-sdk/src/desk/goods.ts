import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asBlob, asEntity, having, readBody, readData } from '../read-data.ts';
import { toFormData } from '../to-form-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  CreateDeskProductInput,
  DeskImport,
  DeskProduct,
  DeskProductList,
  DeskProductListQuery,
  UpdateDeskProductInput,
} from './types.ts';

/**
 * Calls about the goods at the desk. A change of one version takes the version that was read, and is an
 * ApiError 412 with the present product as `details` when somebody else has changed it meanwhile.
 */
export function createDeskGoodsResource(call: CallOperation) {
  return {
    /** One page of the products of any status, the newest first. */
    async list(query?: DeskProductListQuery, options?: CallOptions): Promise<DeskProductList> {
      return readData(call('listDeskProducts', options, { query }), having('products'));
    },

    /**
     * One product.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<DeskProduct> {
      return readData(call('getDeskProduct', options, { path: { id } }), asEntity);
    },

    /**
     * Begins a product as a draft.
     *
     * @throws ApiError 400 with `fieldErrors`
     */
    async create(
      input: CreateDeskProductInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(call('createDeskProduct', options, { body: input }), asEntity);
    },

    /**
     * Begins a draft with the facts and pictures of a product.
     *
     * @throws ApiError 404
     */
    async copy(id: string, options?: IdempotentCallOptions): Promise<DeskProduct> {
      return readData(call('copyDeskProduct', options, { path: { id } }), asEntity);
    },

    /**
     * Changes the facts that are given.
     *
     * @param version of the product as it was read
     * @throws ApiError 400 with `fieldErrors` (`product_incomplete` for what one on sale needs), 404, 412
     */
    async update(
      id: string,
      version: number,
      input: UpdateDeskProductInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(
        call('updateDeskProduct', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /**
     * Adds pieces to the stock, or takes some away. Changes have the same effect in any order, so they
     * can be kept and sent later.
     *
     * @param delta whole pieces, below zero to take away
     * @throws ApiError 404, 409 when there are fewer pieces (`out_of_stock`) or too many (`stock_limit`)
     */
    async changeStock(
      id: string,
      delta: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(
        call('changeDeskStock', options, { path: { id }, body: { delta } }),
        asEntity,
      );
    },

    /**
     * Adds a picture as the last one; sent as a form.
     *
     * @param picture at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF
     * @throws ApiError 400 when it is no picture, 404, 409 beyond 12 pictures (`picture_limit`), 413
     */
    async addPicture(
      id: string,
      picture: Blob,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      const form = toFormData({}, { picture });
      return readData(call('addDeskPicture', options, { path: { id }, body: form }), asEntity);
    },

    /**
     * Puts the pictures into an order, and removes those that are left out.
     *
     * @param version of the product as it was read
     * @param pictures hashes, the main picture first
     * @throws ApiError 400 for another product's picture, and for none on sale (`product_incomplete`), 404,
     *   412
     */
    async setPictures(
      id: string,
      version: number,
      pictures: readonly string[],
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(
        call('setDeskPictures', ifMatch(version, options), { path: { id }, body: { pictures } }),
        asEntity,
      );
    },

    /**
     * Puts a product on sale.
     *
     * @param version of the product as it was read
     * @param publishAt ISO 8601, within a year; null for now
     * @throws ApiError 400 when something is missing (`product_incomplete`), 404, 412
     */
    async publish(
      id: string,
      version: number,
      publishAt: string | null = null,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(
        call('publishDeskProduct', ifMatch(version, options), {
          path: { id },
          body: { publishAt },
        }),
        asEntity,
      );
    },

    /**
     * Makes a product a draft again.
     *
     * @param version of the product as it was read
     * @throws ApiError 404, 412
     */
    async unpublish(
      id: string,
      version: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskProduct> {
      return readData(
        call('unpublishDeskProduct', ifMatch(version, options), { path: { id } }),
        asEntity,
      );
    },

    /** All products as CSV, in the form of {@link importCsv}. */
    async exportCsv(options?: CallOptions): Promise<Blob> {
      return readBody(call('exportDeskProducts', options, { parseAs: 'blob' }), asBlob);
    },

    /**
     * Imports products from CSV, all or nothing; sent as a form.
     *
     * @param isDryRun true to find out what the import would do
     */
    async importCsv(
      file: Blob,
      isDryRun: boolean,
      options?: IdempotentCallOptions,
    ): Promise<DeskImport> {
      const form = toFormData({ dryRun: String(isDryRun) }, { file });
      return readData(call('importDeskProducts', options, { body: form }), having('problems'));
    },
  };
}
