import { PRODUCT_LIMITS } from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import { ConflictError } from '../../errors.ts';
import { createMedia } from '../../media/media.repository.ts';
import { storePictures } from '../../media/stored-pictures.ts';
import { CATALOGUE_PICTURE, encodeUpload } from '../../media/uploaded-picture.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { changeGoods, type GoodsCall, replacePictures } from './change-goods.ts';
import { assertComplete } from './edit-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import { updateGoods } from './goods.repository.ts';
import { toFacts } from './goods-facts.ts';

type PictureCall = Pick<GoodsCall, 'member' | 'id' | 'key'>;

/**
 * Adds a picture as the last one of a product (product 10.3.7). It fits any version, as a further
 * picture takes nothing from what somebody else changes.
 *
 * @throws {InvalidInputError} for what is no picture, or has too many pixels
 * @throws {ConflictError} beyond the most pictures of a product
 * @throws {UnavailableError} see `encodeUpload`
 * @throws {BucketError} see `storePictures`
 */
export async function addGoodsPicture(
  context: ShopContext,
  call: PictureCall,
  upload: Upload,
): Promise<DeskProductResponse> {
  const picture = await encodeUpload(context, upload, CATALOGUE_PICTURE);
  return storePictures(context, [picture], (pictures) =>
    changeGoods(
      context,
      {
        ...call,
        operation: 'addDeskPicture',
        action: 'product.picture',
        request: picture.hash,
        version: undefined,
      },
      async (transaction, { row, images }) => {
        const hashes = images.map(({ media_hash }) => media_hash);
        if (hashes.includes(picture.hash)) return;
        if (hashes.length >= PRODUCT_LIMITS.pictures) {
          const message = `A product has at most ${PRODUCT_LIMITS.pictures} pictures.`;
          throw new ConflictError('picture_limit', message);
        }
        await createMedia(transaction, pictures);
        await replacePictures(transaction, row.id, [...hashes, picture.hash], images);
        await updateGoods(transaction, row.id, { updated_at: context.now() });
      },
    ),
  );
}

/**
 * Puts the pictures of a product into an order, and removes those that are left out (product 10.3.7).
 *
 * @param hashes the main picture first
 * @throws {InvalidInputError} for a picture that the product does not have, one that is there twice,
 *   and none for a product on sale
 * @throws {ChangedMeanwhileError} see `changeGoods`
 */
export async function setGoodsPictures(
  context: ShopContext,
  call: PictureCall & Pick<GoodsCall, 'version'>,
  hashes: readonly string[],
): Promise<DeskProductResponse> {
  return changeGoods(
    context,
    { ...call, operation: 'setDeskPictures', action: 'product.pictures', request: hashes },
    async (transaction, { row, images }) => {
      const known = new Set(images.map(({ media_hash }) => media_hash));
      const isOwn =
        new Set(hashes).size === hashes.length && hashes.every((hash) => known.has(hash));
      if (!isOwn) {
        throw createFormError({ pictures: 'These are pictures of this product, each once.' });
      }
      if (row.status === 'active') assertComplete(toFacts(row), hashes.length);
      await replacePictures(transaction, row.id, hashes, images);
      await updateGoods(transaction, row.id, { updated_at: context.now() });
    },
  );
}
