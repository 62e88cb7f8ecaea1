import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../accounts/passwords/password-hashes.ts';
import { saveContactInfo } from '../../content/contact-info.repository.ts';
import { upsertPages } from '../../content/pages.repository.ts';
import { upsertStories } from '../../content/stories.repository.ts';
import { replaceStoryProducts } from '../../content/story-products.repository.ts';
import { createMedia, listStoredHashes } from '../../media/media.repository.ts';
import { putPictures } from '../../media/stored-pictures.ts';
import type { Bucket } from '../../platform/bucket/bucket.ts';
import { inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { upsertCategories } from '../categories.repository.ts';
import { upsertMakers } from '../makers.repository.ts';
import { replaceProductImages } from '../product-images.repository.ts';
import { toCountedRatings } from '../product-ratings.ts';
import { toTermRows } from '../product-terms.ts';
import { type Catalogue, listImages } from './catalogue-format.ts';
import {
  claimSeed,
  createMissingUsers,
  recountReviews,
  replaceProductTerms,
  saveRatings,
  upsertProducts,
  upsertReviews,
} from './catalogue-import.repository.ts';
import {
  type ImageHashes,
  toCategoryRow,
  toContactRow,
  toMakerRow,
  toPageRow,
  toProductImageRows,
  toProductRow,
  toReviewerRow,
  toReviewRow,
  toStoryProductRows,
  toStoryRow,
} from './catalogue-rows.ts';
import { toEntityId } from './entity-ids.ts';
import { readCatalogue } from './read-catalogue.ts';
import { type CatalogueImage, readImages } from './read-images.ts';

/** Numbers of a catalogue's entries by kind. */
export type CatalogueSummary = Record<Exclude<keyof Catalogue, 'contact'> | 'images', number>;

export interface ImportOptions {
  /** Epoch ms. */
  now: number;
  /**
   * True to replace the stock of existing products. By default only new products get the catalogue's
   * stock, because the shop has sold pieces since the file was written.
   */
  setsStock?: boolean;
  /** A named seed is imported once, by the first process. */
  seedName?: string;
  /** Where pictures go; by default into the database. */
  bucket?: Bucket | undefined;
  onProgress?: OnImport;
}

/** Told how many of a step's entries are done. */
export type OnImport = (
  step: 'pictures read' | 'pictures stored' | 'products' | 'reviews',
  done: number,
  total: number,
) => void;

/** Pictures per transaction. */
const IMAGE_CHUNK = 40;

/**
 * Imports a catalogue folder (see `catalogue-format.ts`): creates new entries and replaces those
 * with the same key; all other entries stay. Pictures are stored first, because an unused picture
 * does no harm; everything else follows in one transaction.
 *
 * @returns the numbers of imported entries; undefined when the named seed was imported before
 * @throws {CatalogueError} before any change, when the folder is not a valid catalogue
 */
export async function importCatalogue(
  db: Db,
  folder: string,
  options: ImportOptions,
): Promise<CatalogueSummary | undefined> {
  const catalogue = await readCatalogue(folder);
  const { onProgress } = options;
  const images = await readImages(folder, listImages(catalogue), (done, total) =>
    onProgress?.('pictures read', done, total),
  );
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await storeImages(db, Array.from(images.values()), options);
  const hashes = new Map(Array.from(images, ([fileName, { hash }]) => [fileName, hash]));
  const isNew = await runTransaction(db, async (transaction) => {
    const { seedName, now } = options;
    if (seedName !== undefined && !(await claimSeed(transaction, seedName, now))) return false;
    await importProducts(transaction, catalogue, hashes, options);
    await importContent(transaction, catalogue, hashes, now);
    await importReviews(transaction, catalogue, passwordHash, options);
    return true;
  });
  return isNew ? summarize(catalogue, images.size) : undefined;
}

async function storeImages(
  db: Db,
  images: readonly CatalogueImage[],
  { now, bucket, onProgress }: ImportOptions,
): Promise<void> {
  let stored = 0;
  // Every process stores pictures in the order of their hashes, so that two that start together do
  // not deadlock.
  const ordered = images.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const chunk of inChunks(ordered, IMAGE_CHUNK)) {
    const known = await listStoredHashes(
      db,
      chunk.map(({ hash }) => hash),
    );
    const rows = chunk
      .filter(({ hash }) => !known.has(hash))
      .map((image) => ({ ...image, created_at: now }));
    await createMedia(db, await putPictures(bucket, rows));
    stored += chunk.length;
    onProgress?.('pictures stored', stored, images.length);
  }
}

async function importProducts(
  transaction: Db,
  { categories, makers, products }: Catalogue,
  hashes: ImageHashes,
  { now, setsStock = false, onProgress }: ImportOptions,
): Promise<void> {
  let imported = 0;
  const categoryIds = await upsertCategories(
    transaction,
    categories.map((category, position) => toCategoryRow(category, position, hashes, now)),
  );
  const makerRows = makers.map((maker, position) => toMakerRow(maker, position, hashes, now));
  for (const chunk of inChunks(makerRows)) await upsertMakers(transaction, chunk);
  const categoryOf = new Map(categories.map((category) => [category.slug, category]));
  for (const chunk of inChunks(products)) {
    const productIds = chunk.map((product) => toEntityId(product.key));
    const rows = chunk.map((product) =>
      // `readCatalogue` has checked that every product's category exists.
      toProductRow(product, categoryIds.get(product.category) ?? '', now),
    );
    await upsertProducts(transaction, rows, { setsStock });
    const images = chunk.flatMap((product) => toProductImageRows(product, hashes));
    await replaceProductImages(transaction, productIds, images);
    const terms = chunk.flatMap((product) => toTermRows(product, categoryOf.get(product.category)));
    await replaceProductTerms(transaction, productIds, terms);
    imported += chunk.length;
    onProgress?.('products', imported, products.length);
  }
}

async function importContent(
  transaction: Db,
  { stories, pages, contact }: Catalogue,
  hashes: ImageHashes,
  now: number,
): Promise<void> {
  for (const chunk of inChunks(stories)) {
    await upsertStories(
      transaction,
      chunk.map((story) => toStoryRow(story, hashes, now)),
    );
    const storyIds = chunk.map((story) => toEntityId(story.key));
    await replaceStoryProducts(transaction, storyIds, chunk.flatMap(toStoryProductRows));
  }
  const pageRows = pages.map((page, position) => toPageRow(page, position, now));
  for (const chunk of inChunks(pageRows)) await upsertPages(transaction, chunk);
  if (contact !== null) await saveContactInfo(transaction, toContactRow(contact, now));
}

async function importReviews(
  transaction: Db,
  { reviews }: Catalogue,
  passwordHash: string,
  { now, onProgress }: ImportOptions,
): Promise<void> {
  let imported = 0;
  const authors = Array.from(new Set(reviews.map((review) => review.author)));
  for (const chunk of inChunks(authors)) {
    await createMissingUsers(
      transaction,
      chunk.map((author) => toReviewerRow(author, passwordHash, now)),
    );
  }
  for (const chunk of inChunks(reviews)) {
    await upsertReviews(transaction, chunk.map(toReviewRow));
    imported += chunk.length;
    onProgress?.('reviews', imported, reviews.length);
  }
  const productIds = new Set(reviews.map((review) => toEntityId(review.product)));
  for (const chunk of inChunks(Array.from(productIds))) {
    for (const product of await recountReviews(transaction, chunk)) {
      await saveRatings(transaction, product, toCountedRatings(product));
    }
  }
}

function summarize(catalogue: Catalogue, imageCount: number): CatalogueSummary {
  return {
    categories: catalogue.categories.length,
    products: catalogue.products.length,
    makers: catalogue.makers.length,
    stories: catalogue.stories.length,
    pages: catalogue.pages.length,
    reviews: catalogue.reviews.length,
    images: imageCount,
  };
}
