import { setImmediate } from 'node:timers/promises';
import { formatProductFile, toNameKey } from '@haat/domain';
import {
  checkProductRow,
  type FileProduct,
  fillFacts,
  findKnownGoods,
  indexByName,
  isLargePriceChange,
  type KnownGoods,
  MAX_TOLD_PROBLEMS,
  noteRepeatedNames,
  type ProductRowCells,
  type RowNote,
  type RowProblem,
  readPictureHashes,
} from '@haat/domain/desk';
import { listProductImages } from '../../catalogue/product-images.repository.ts';
import type { ShopContext } from '../../context.ts';
import { listPicturesOfShop } from '../../media/media.repository.ts';
import { CHUNK, inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { IMPORTED, OF_AN_IMPORT } from '../audit/audit.repository.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { recordGoodsChange, replacePictures } from './change-goods.ts';
import type { GoodsRow } from './goods.repository.ts';
import * as goods from './goods.repository.ts';
import { toFactColumns, toFacts } from './goods-facts.ts';
import { readGoods, requireVisible } from './goods-list.service.ts';
import { replaceGoodsTerms } from './goods-terms.ts';

/** Rows that are worked on until others have their turn. */
const ROWS_A_TURN = 20;

/** Writes the goods that a member may see as a file for a spreadsheet (product 10.3.8). */
export async function exportGoods(
  { db }: ShopContext,
  { makerId }: Pick<DeskMember, 'makerId'>,
): Promise<string> {
  const products: FileProduct[] = [];
  let last = '';
  for (;;) {
    const rows = await goods.listGoodsAfter(db, last, CHUNK);
    const end = rows.at(-1);
    if (end === undefined) break;
    const visible = rows.filter((row) => makerId === null || row.maker_id === makerId);
    products.push(...(await toFileProducts(db, visible)));
    last = end.id;
  }
  return formatProductFile(products);
}

async function toFileProducts(db: Db, rows: readonly GoodsRow[]): Promise<FileProduct[]> {
  const images = await listProductImages(
    db,
    rows.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(images, ({ product_id }): string => product_id);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    facts: toFacts(row),
    category: row.category_slug,
    maker: row.maker_slug ?? '',
    stock: row.stock_quantity,
    pictures: (byProduct.get(row.id) ?? []).map(({ media_hash }) => media_hash),
  }));
}

/** What an import did, or would do. */
export interface ImportResult {
  /** False for a dry run, and where there is a problem: then nothing was changed. */
  isApplied: boolean;
  /** By which it can be undone, see `undoGoods`; null when nothing was changed. */
  importId: string | null;
  created: number;
  changed: number;
  unchanged: number;
  /** Prices that change by more than half. */
  priceChanges: { row: number; name: string; beforePaise: number; afterPaise: number }[];
  /** The first of them. */
  problems: RowProblem[];
  /** Number of all problems. */
  problemCount: number;
  /** Rows without an id that are about what the shop has, the first of them (product 10.3.19). */
  known: KnownRow[];
  /** Number of all such rows. */
  knownCount: number;
  /** What is worth a second look, the first of them. */
  notes: RowNote[];
  /** Number of all notes. */
  noteCount: number;
}

/** A row without an id that is about what the shop has. */
interface KnownRow {
  row: number;
  name: string;
  productId: string;
}

/** An import by a member of the desk. */
export interface ImportCall extends DeskCall {
  /** True to find out what the import would do. */
  readonly isDryRun: boolean;
  /** What is done with rows that are about what the shop has; nothing is imported before it is said. */
  readonly known: 'skip' | 'update' | undefined;
}

/**
 * Imports a file of products: creates drafts for rows without an id, and changes the products of the
 * others, all or nothing (product 10.3.9). The stock of a product that exists stays, because the shop
 * has sold pieces since the file was written.
 */
export async function importGoods(
  context: ShopContext,
  { member, key, isDryRun, known }: ImportCall,
  upload: Upload,
): Promise<ImportResult> {
  const { rows, problems, problemCount, digest } = await context.readGoodsFile(upload);
  if (problemCount > 0)
    return { ...toResult({ plans: [], problems, notes: [], known: [] }), problemCount };
  if (isDryRun) return toResult(await planImport(context.db, rows, known));
  const call = {
    operation: 'importDeskProducts',
    userId: member.userId,
    key,
    request: { digest, known },
  };
  return runIdempotently(context, { ...call, statusCode: 200 }, async (transaction) => {
    const plan = await planImport(transaction, rows, known);
    const lacksChoice = known === undefined && plan.known.length > 0;
    if (plan.problems.length > 0 || lacksChoice) return toResult(plan);
    const importId = await applyImport(transaction, member, plan.plans, context.now());
    return { ...toResult(plan), isApplied: true, importId };
  });
}

/** A row that can be imported, and the product that it changes. */
interface ImportPlan {
  row: number;
  product: FileProduct;
  before: FileProduct | undefined;
  kind: 'created' | 'changed' | 'unchanged';
}

/** What a file would do, and what is wrong with it. */
interface FilePlan {
  plans: readonly ImportPlan[];
  problems: readonly RowProblem[];
  notes: readonly RowNote[];
  known: readonly KnownRow[];
}

async function planImport(
  db: Db,
  rows: readonly ProductRowCells[],
  choice: ImportCall['known'],
): Promise<FilePlan> {
  const present = new Map<string, FileProduct>();
  const known = await findKnown(db, rows, present);
  const checkedRows: { row: number; product: FileProduct }[] = [];
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    await letOthersIn(index);
    const checked = checkProductRow(row, known);
    problems.push(...checked.problems);
    const { id } = row.cells;
    if (id !== '' && seen.has(id)) {
      const place = { row: row.row, column: 'id', code: 'product_twice' as const };
      problems.push({ ...place, message: 'The product is there twice.' });
    }
    seen.add(id);
    if (checked.product === null) continue;
    checkedRows.push({ row: row.row, product: checked.product });
  }
  const ofShop = await findGoodsOfRows(db, checkedRows, seen);
  const plans = checkedRows.flatMap(({ row, product }): ImportPlan[] => {
    const same = ofShop.get(row);
    if (same !== undefined && choice !== 'update') return [];
    const before = same ?? present.get(product.id);
    const planned = same === undefined ? product : fillProduct(product, same);
    return [{ row, product: planned, before, kind: compare(planned, before) }];
  });
  const knownRows = checkedRows.flatMap(({ row, product }): KnownRow[] => {
    const productId = ofShop.get(row)?.id;
    return productId === undefined ? [] : [{ row, name: product.facts.name, productId }];
  });
  return { plans, problems, notes: await noteNames(db, plans), known: knownRows };
}

/**
 * Finds the products of the shop that rows without an id are about, see `findKnownGoods`.
 *
 * @param named ids that other rows have
 * @returns them by the numbers of the rows
 */
async function findGoodsOfRows(
  db: Db,
  rows: readonly { row: number; product: FileProduct }[],
  named: ReadonlySet<string>,
): Promise<ReadonlyMap<number, FileProduct>> {
  const begun = rows
    .filter(({ product }) => product.id === '')
    .map(({ row, product: { facts, maker } }) => ({
      ...{ row, maker, name: facts.name, nameHindi: facts.nameHindi },
    }));
  const makers = new Set(begun.map(({ maker }) => maker));
  const inShop = begun.length === 0 ? [] : await goods.listNamesOfGoods(db, Array.from(makers));
  const ids = findKnownGoods(
    begun,
    inShop.filter(({ id }) => !named.has(id)),
  );
  const products = new Map<string, FileProduct>();
  for (const chunk of inChunks(Array.from(ids.values()))) {
    for (const product of await toFileProducts(db, await goods.listGoodsByIds(db, chunk))) {
      products.set(product.id, product);
    }
  }
  return new Map(
    Array.from(ids).flatMap(([row, id]): [number, FileProduct][] => {
      const product = products.get(id);
      return product === undefined ? [] : [[row, product]];
    }),
  );
}

/** Gives a product of the shop what a row without an id does not leave empty. */
function fillProduct({ facts, category, pictures }: FileProduct, before: FileProduct): FileProduct {
  return {
    ...before,
    facts: fillFacts(facts, before.facts),
    category,
    pictures: pictures.length > 0 ? pictures : before.pictures,
  };
}

/** Ends the turn of the event loop now and then: the database on the disk has no pauses of its own. */
export async function letOthersIn(index: number): Promise<void> {
  if (index % ROWS_A_TURN === 0) await setImmediate();
}

async function noteNames(db: Db, plans: readonly ImportPlan[]): Promise<RowNote[]> {
  const names = plans.map(({ row, product, before }) => {
    const { name } = product.facts;
    return { row, id: product.id, name, isNewName: name !== before?.facts.name };
  });
  const fresh = names.filter(({ isNewName }) => isNewName);
  const keys = new Set(fresh.flatMap(({ name }) => [toTextKey(name), toNameKey(name)]));
  const inShop = new Map<string, string[]>();
  for (const chunk of inChunks(Array.from(keys))) {
    for (const { id, name } of await goods.listGoodsByNames(db, chunk)) {
      const key = toNameKey(name);
      inShop.set(key, [...(inShop.get(key) ?? []), id]);
    }
  }
  return noteRepeatedNames(names, inShop);
}

function compare(product: FileProduct, before: FileProduct | undefined): ImportPlan['kind'] {
  if (before === undefined) return 'created';
  const isSame =
    JSON.stringify({ ...product, stock: 0 }) === JSON.stringify({ ...before, stock: 0 });
  return isSame ? 'unchanged' : 'changed';
}

async function findKnown(
  db: Db,
  rows: readonly ProductRowCells[],
  present: Map<string, FileProduct>,
): Promise<KnownGoods> {
  const ids = rows.map(({ cells }) => cells.id).filter((id) => id !== '');
  const hashes = rows.flatMap(readPictureHashes);
  const products = new Map<string, { version: number; isOnSale: boolean }>();
  for (const chunk of inChunks(Array.from(new Set(ids)))) {
    const found = await goods.listGoodsByIds(db, chunk);
    for (const row of found) {
      products.set(row.id, { version: row.version, isOnSale: row.status === 'active' });
    }
    for (const product of await toFileProducts(db, found)) present.set(product.id, product);
  }
  const pictures = new Set<string>();
  for (const chunk of inChunks(Array.from(new Set(hashes)))) {
    for (const hash of await listPicturesOfShop(db, chunk)) pictures.add(hash);
  }
  const categories = await goods.listCategoriesOfGoods(db);
  const makers = await goods.listMakersOfGoods(db);
  return {
    products,
    pictures,
    categories: indexByName(categories.map(toNamed)),
    makers: indexByName(makers.map(toNamed)),
  };
}

function toNamed({ slug, name, name_hindi }: { slug: string; name: string; name_hindi: string }) {
  return { slug, name, nameHindi: name_hindi };
}

/** @returns the id of the import, null when it changes nothing */
async function applyImport(
  transaction: Db,
  member: DeskMember,
  plans: readonly ImportPlan[],
  now: number,
): Promise<string | null> {
  const places = {
    categories: new Map(
      (await goods.listCategoriesOfGoods(transaction)).map(({ slug, id }) => [slug, id]),
    ),
    makers: new Map((await goods.listMakersOfGoods(transaction)).map(({ slug, id }) => [slug, id])),
  };
  const changedIds: string[] = [];
  for (const [index, { product, before, kind }] of plans.entries()) {
    await letOthersIn(index);
    if (kind === 'unchanged') continue;
    const columns = {
      ...toFactColumns(product.facts),
      category_id: places.categories.get(product.category) ?? '',
      maker_id: places.makers.get(product.maker) ?? null,
    };
    // In the file's order: by id in an export, and by time, the newest first, in a list.
    const id = before?.id ?? createId(now + index);
    const earlier =
      before === undefined
        ? null
        : await readGoods(
            transaction,
            requireVisible(member, await goods.getGoods(transaction, id)),
          );
    if (earlier === null) {
      const stock_quantity = product.stock;
      const times = { created_at: now - index, updated_at: now };
      const draft = { ...columns, id, status: 'archived' as const, stock_quantity, ...times };
      await goods.createGoods(transaction, draft);
    } else {
      await goods.updateGoods(transaction, id, { ...columns, updated_at: now });
    }
    await replacePictures(transaction, id, product.pictures, earlier?.images ?? []);
    changedIds.push(id);
    const row = requireVisible(member, await goods.getGoods(transaction, id));
    const { response: after } = await readGoods(transaction, row);
    const states = { before: earlier?.response ?? null, after };
    await recordGoodsChange(transaction, { member, action: OF_AN_IMPORT }, states, now);
  }
  for (const chunk of inChunks(changedIds)) await replaceGoodsTerms(transaction, chunk);
  return changedIds.length === 0 ? null : recordImport(transaction, member, plans, now);
}

/** Records a whole import as one change, so that it does not fill the log (product 10.6.17). */
async function recordImport(
  transaction: Db,
  { userId }: DeskMember,
  plans: readonly ImportPlan[],
  now: number,
): Promise<string> {
  const id = createId(now);
  const { created: begunGoods, changed: changedGoods } = countPlans(plans);
  const recorded = {
    id,
    userId,
    action: IMPORTED,
    subject: { kind: 'product', id: '' },
    before: null,
    after: { begunGoods, changedGoods },
  } as const;
  await recordChange(transaction, recorded, now);
  return id;
}

function countPlans(plans: readonly ImportPlan[]): Record<ImportPlan['kind'], number> {
  const count = (kind: ImportPlan['kind']) => plans.filter((plan) => plan.kind === kind).length;
  return { created: count('created'), changed: count('changed'), unchanged: count('unchanged') };
}

function toResult({ plans, problems, notes, known }: FilePlan): ImportResult {
  return {
    isApplied: false,
    importId: null,
    ...countPlans(plans),
    priceChanges: plans.flatMap(({ row, product, before }) => {
      const beforePaise = before?.facts.pricePaise ?? 0;
      const { name, pricePaise: afterPaise } = product.facts;
      const isLarge = isLargePriceChange(beforePaise, afterPaise);
      return isLarge ? [{ row, name, beforePaise, afterPaise }] : [];
    }),
    problems: problems.slice(0, MAX_TOLD_PROBLEMS),
    problemCount: problems.length,
    known: known.slice(0, MAX_TOLD_PROBLEMS),
    knownCount: known.length,
    notes: notes.slice(0, MAX_TOLD_PROBLEMS),
    noteCount: notes.length,
  };
}
