import { discountOf } from '@haat/domain';
import { dayInIndia, findDiscount, reducePrice } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { CHUNK } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { OF_A_DISCOUNT } from '../audit/audit.repository.ts';
import { recordChange } from '../audit/record-change.ts';
import { listDiscounts, listRunning, type Running } from './discounts.repository.ts';
import * as prices from './regular-prices.repository.ts';

/**
 * Gives all goods the prices of today: where a discount has begun the reduced one, where it has ended the
 * regular one (product 10.3.22). It may run at any time, and in several processes at once.
 *
 * @param userId the member whose change it follows; by default the one who made the discount
 * @returns the number of products whose prices changed
 */
export async function applyDiscounts(context: ShopContext, userId?: string): Promise<number> {
  const { db } = context;
  const now = context.now();
  const running = await listRunning(db, dayInIndia(now));
  if (running.length === 0 && !(await prices.isAnyReduced(db))) return 0;
  let changed = 0;
  let last = '';
  for (;;) {
    const rows = await prices.listPricesAfter(db, last, CHUNK);
    const end = rows.at(-1);
    if (end === undefined) return changed;
    last = end.id;
    const wrong = rows.filter((row) => findChange(row, running) !== null).map(({ id }) => id);
    if (wrong.length > 0) {
      changed += await runTransaction(db, async (transaction) => {
        await prices.lockPrices(transaction, wrong);
        const changes = await priceGoods(transaction, wrong, now);
        await recordChanges(transaction, changes, userId, now);
        return changes.length;
      });
    }
  }
}

/** New prices of a product. */
interface PriceChange {
  readonly row: prices.PricedRow;
  /** The discount that counts now; null for none. */
  readonly discount: Running | null;
  readonly regular: Prices;
  /** What shoppers see. */
  readonly shown: Prices;
}

interface Prices {
  readonly pricePaise: number;
  readonly originalPricePaise: number | null;
}

/**
 * Gives products that are locked the prices of today.
 *
 * @param now epoch ms
 * @returns what changed
 */
export async function priceGoods(
  transaction: Db,
  productIds: readonly string[],
  now: number,
): Promise<PriceChange[]> {
  // Read with the products locked: a discount that another process has changed counts.
  const running = await listRunning(transaction, dayInIndia(now));
  const rows = await prices.listPrices(transaction, productIds);
  const changes = rows.flatMap((row) => findChange(row, running) ?? []);
  for (const change of changes) await save(transaction, change, now);
  return changes;
}

/** @returns null for a product that has the prices of today */
function findChange(row: prices.PricedRow, running: readonly Running[]): PriceChange | null {
  const present = { pricePaise: row.price_paise, originalPricePaise: row.original_price_paise };
  const { regular_price_paise: pricePaise, regular_original_price_paise: original } = row;
  // Another price was set by who knows no discount: it is the regular one.
  const isReduced = pricePaise !== null && row.reduced_paise === row.price_paise;
  const regular = isReduced ? { pricePaise, originalPricePaise: original } : present;
  const best = findDiscount({ id: row.id, categoryId: row.category_id }, running);
  const reduced = best === undefined ? null : reducePrice(regular, best.percent);
  const discount = reduced === null ? null : (best ?? null);
  const shown = reduced ?? regular;
  const isRight =
    shown.pricePaise === present.pricePaise &&
    shown.originalPricePaise === present.originalPricePaise &&
    (discount?.id ?? null) === row.discount_id;
  return isRight ? null : { row, discount, regular, shown };
}

async function save(
  transaction: Db,
  { row: { id }, discount, regular, shown }: PriceChange,
  now: number,
): Promise<void> {
  const { pricePaise: price_paise, originalPricePaise: original_price_paise } = shown;
  const discount_percent = discountOf(price_paise, original_price_paise);
  const columns = { price_paise, original_price_paise, discount_percent, updated_at: now };
  await prices.setPrices(transaction, id, columns);
  if (discount === null) return prices.deleteRegularPrices(transaction, id);
  await prices.saveRegularPrices(transaction, {
    product_id: id,
    discount_id: discount.id,
    price_paise: regular.pricePaise,
    original_price_paise: regular.originalPricePaise,
    reduced_paise: shown.pricePaise,
  });
}

/** Records what a discount did, for the history of each product. */
async function recordChanges(
  transaction: Db,
  changes: readonly PriceChange[],
  userId: string | undefined,
  now: number,
): Promise<void> {
  const known = new Map((await listDiscounts(transaction)).map((one) => [one.id, one]));
  const name = (discount: { name: string; name_hindi: string } | null | undefined) =>
    discount ? { name: discount.name, nameHindi: discount.name_hindi } : null;
  for (const { row, discount, shown } of changes) {
    const before = row.discount_id === null ? undefined : known.get(row.discount_id);
    const changedBy = userId ?? discount?.changed_by ?? before?.changed_by;
    // A discount that was deleted in the moment before a crash: its deletion is in the log.
    if (changedBy === undefined) continue;
    await recordChange(
      transaction,
      {
        userId: changedBy,
        action: OF_A_DISCOUNT,
        subject: { kind: 'product', id: row.id },
        before: { reducedPaise: row.reduced_paise, reducedBy: name(before) },
        after: { reducedPaise: discount && shown.pricePaise, reducedBy: name(discount) },
      },
      now,
    );
  }
}
