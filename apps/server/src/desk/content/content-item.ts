import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type ContentKind, type DraftRow, getDraft } from './content-drafts.repository.ts';

/** What somebody writes: a story, or a page, which has neither picture nor products. */
export interface ContentText {
  readonly title: string;
  /** '' while there is none, like `contentHindi`. */
  readonly titleHindi: string;
  /** Plain text of a story, sanitised HTML of a page. */
  readonly content: string;
  /** Like `content`. */
  readonly contentHindi: string;
  readonly imageHash: string | null;
  readonly productIds: readonly string[];
}

/** What the shop itself has of a story or a page. */
export interface ShopContent {
  readonly text: ContentText;
  /** Whether shoppers see it. */
  readonly isShown: boolean;
  /** Epoch ms, like `updatedAt`. */
  readonly publishedAt: number;
  readonly updatedAt: number;
  /** '' for a story. */
  readonly slug: string;
}

/** Where the shop has the content of one kind. */
export interface ContentStore {
  readonly kind: ContentKind;
  /** What it is called where it is not found. */
  readonly name: string;
  read(db: Db, id: string): Promise<ShopContent | undefined>;
  /** Shows a text to shoppers. Times are epoch ms. */
  show(
    transaction: Db,
    id: string,
    text: ContentText,
    times: { publishedAt: number; now: number },
  ): Promise<void>;
}

/** A story or a page as the desk has it. */
export interface ContentItem {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly draft: ContentText;
  /** Null while shoppers see nothing. */
  readonly shown: ContentText | null;
  /** Epoch ms; null while shoppers see nothing. */
  readonly publishedAt: number | null;
  /** Whether the draft is something else than what shoppers see. */
  readonly isChanged: boolean;
  /** Epoch ms. */
  readonly updatedAt: number;
}

/** @throws {NotFoundError} for what neither shop nor desk has */
export async function readContent(db: Db, store: ContentStore, id: string): Promise<ContentItem> {
  const inShop = await store.read(db, id);
  const row = await getDraft(db, { kind: store.kind, id });
  const written = row && readDraft(row);
  const draft = written ?? inShop?.text;
  if (draft === undefined) throw new NotFoundError(store.name);
  const shown = inShop?.isShown ? inShop : null;
  return {
    id,
    version: row?.version ?? 1,
    slug: inShop?.slug ?? '',
    draft,
    shown: shown?.text ?? null,
    publishedAt: shown?.publishedAt ?? null,
    isChanged: shown !== null && !isSameText(draft, shown.text),
    updatedAt: Math.max(row?.updated_at ?? 0, inShop?.updatedAt ?? 0),
  };
}

/** Reads the text of a draft; undefined while it is what shoppers see. */
export function readDraft(row: DraftRow): ContentText | undefined {
  const { title, content, image_hash: imageHash, product_ids: productIds } = row;
  if (title === null || content === null) return undefined;
  const { title_hindi: titleHindi, content_hindi: contentHindi } = row;
  return {
    title,
    titleHindi,
    content,
    contentHindi,
    imageHash,
    productIds: JSON.parse(productIds),
  };
}

export function isSameText(one: ContentText, other: ContentText): boolean {
  return (
    one.title === other.title &&
    one.titleHindi === other.titleHindi &&
    one.content === other.content &&
    one.contentHindi === other.contentHindi &&
    one.imageHash === other.imageHash &&
    one.productIds.join() === other.productIds.join()
  );
}
