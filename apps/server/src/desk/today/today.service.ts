import { dayInIndia, hasDeskPermission, startOfDayInIndia } from '@haat/domain/desk';
import { listUnfoundSearches } from '../../catalogue/unfound-searches.repository.ts';
import type { ShopContext } from '../../context.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { countMessages } from '../messages/desk-messages.service.ts';
import { sumCashDue } from '../orders/desk-orders.repository.ts';
import { countViews, type OrderCounts } from '../orders/desk-orders.service.ts';
import { sumRefundsDue } from '../orders/refunds-due.ts';
import { countReviews } from '../reviews/desk-reviews.service.ts';
import * as sales from './sales.repository.ts';
import * as waiting from './waiting.repository.ts';

const DAY_MS = 86_400_000;
const TOP_PRODUCTS = 10;
const LOW_STOCK = 20;
const UNFOUND = 10;

/** The goods sold in some days; amounts in paise. */
export interface Sales {
  orders: number;
  pieces: number;
  paise: number;
  /** Every day, also without sales, the oldest first. */
  perDay: { date: string; orders: number; pieces: number; paise: number }[];
  topProducts: Awaited<ReturnType<typeof sales.sumByProduct>>;
  byGroup: Awaited<ReturnType<typeof sales.sumByGroup>>;
}

/** What waits at the desk; null is what the role does not permit. Amounts in paise. */
export interface Today {
  days: number;
  counts: OrderCounts | null;
  waitingMessages: number | null;
  waitingReviews: number | null;
  lowStock: Awaited<ReturnType<typeof waiting.listLowStock>>;
  unfoundSearches: Awaited<ReturnType<typeof listUnfoundSearches>> | null;
  moneyDue: { toShoppers: number; fromCouriers: number } | null;
  sales: Sales | null;
}

/**
 * Reads what waits, and what was sold (product 10.2.5): of a group member's own group alone.
 *
 * @param days of the sales, today included
 */
export async function readToday(
  { db, now }: ShopContext,
  member: DeskMember,
  days: number,
): Promise<Today> {
  const { role, makerId } = member;
  const may = (permission: Parameters<typeof hasDeskPermission>[1]) =>
    hasDeskPermission(role, permission);
  const isWhole = makerId === null;
  return {
    days,
    counts: may('orders.read') ? await countViews(db, member) : null,
    waitingMessages: may('messages') ? await countMessages(db, 'unread') : null,
    waitingReviews: may('reviews') ? (await countReviews(db)).held : null,
    lowStock: await waiting.listLowStock(db, makerId, LOW_STOCK),
    unfoundSearches: isWhole ? await listUnfoundSearches(db, UNFOUND) : null,
    moneyDue:
      may('money.read') && isWhole
        ? {
            toShoppers: await sumRefundsDue(db),
            fromCouriers: await sumCashDue(db),
          }
        : null,
    sales: may('money.read') ? await readSales(db, makerId, days, now()) : null,
  };
}

async function readSales(
  db: Db,
  makerId: string | null,
  days: number,
  now: number,
): Promise<Sales> {
  const first = startOfDayInIndia(dayInIndia(now)) - (days - 1) * DAY_MS;
  const filter = { since: first, makerId };
  const sums = new Map(
    (await sales.sumByDay(db, filter)).map((sum) => [dayInIndia(startOfDay(sum.day)), sum]),
  );
  const perDay = Array.from({ length: days }, (_, index) => {
    const date = dayInIndia(first + index * DAY_MS);
    const { orders = 0, pieces = 0, paise = 0 } = sums.get(date) ?? {};
    return { date, orders: Number(orders), pieces: Number(pieces), paise: Number(paise) };
  });
  const total = (name: 'orders' | 'pieces' | 'paise') =>
    perDay.reduce((sum, day) => sum + day[name], 0);
  return {
    orders: total('orders'),
    pieces: total('pieces'),
    paise: total('paise'),
    perDay,
    topProducts: await sales.sumByProduct(db, filter, TOP_PRODUCTS),
    byGroup: await sales.sumByGroup(db, filter),
  };
}

/** @param day its number since 1970 by the clock in India */
function startOfDay(day: number): number {
  return startOfDayInIndia(new Date(Number(day) * DAY_MS).toISOString().slice(0, 10));
}
