import type { components } from '@haat/api-sdk/schema';
import {
  findPayoutHold,
  formatStatement,
  monthSpan,
  type PayoutHold,
  type StatementWords,
  sumLedger,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { getNamedGroup } from '../groups/groups.repository.ts';
import { presentMakerReference, presentNamedGroup } from '../groups/maker-reference.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { toDaySpan } from './day-span.ts';
import { presentEntry, presentTotals } from './ledger.presenter.ts';
import * as ledger from './ledger.repository.ts';

type MoneyResponse = components['schemas']['DeskMoneyResponse']['data'];
type StatementResponse = components['schemas']['DeskStatement'];

/** The query of the ledger. */
export interface MoneyQuery {
  page: number;
  limit: number;
  /** Id of a group. */
  maker?: string | undefined;
  /** Days in India, such as 2026-11-21. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Reads the sums by group, and a page of the entries (product 10.4.3). A group member sees those of her
 * group, and no sums of orders.
 */
export async function readLedger(
  { db }: ShopContext,
  member: Pick<DeskMember, 'makerId'>,
  { page, limit, maker, from, to }: MoneyQuery,
): Promise<MoneyResponse> {
  const isForeign = member.makerId !== null && maker !== undefined && maker !== member.makerId;
  // No group has this id.
  const makerId = isForeign ? '' : (member.makerId ?? maker);
  const filter = { makerId, ...toDaySpan(from, to) };
  const sums = await ledger.sumEntries(db, filter);
  const held = await ledger.sumUncertain(db, filter);
  const sumHeld = (id: string | null, hold: PayoutHold) =>
    held
      .filter((sum) => sum.maker_id === id && findPayoutHold(sum) === hold)
      .reduce((paise, { amount }) => paise + amount, 0);
  const groups = Array.from(
    Map.groupBy(sums, ({ maker_id }) => maker_id),
    ([id, ofGroup]) => ({
      maker: presentMakerReference({
        maker_id: id,
        maker_name: ofGroup[0]?.maker_name ?? null,
        maker_name_hindi: ofGroup[0]?.maker_name_hindi ?? null,
      }),
      totals: presentTotals(sumLedger(ofGroup)),
      withCouriersPaise: sumHeld(id, 'with-courier'),
      inReturnsPaise: sumHeld(id, 'open-return'),
    }),
  );
  const { rows, pagination } = await ledger.listEntries(db, filter, { page, limit });
  return {
    totals: presentTotals(sumLedger(sums)),
    // By name: a payout moves no group to another place under the hand that pays.
    groups: groups.toSorted(
      (a, b) =>
        Number(a.maker === null) - Number(b.maker === null) ||
        (a.maker?.name ?? '').localeCompare(b.maker?.name ?? '', 'en'),
    ),
    orders: makerId === undefined ? await readOrders(db, filter) : null,
    entries: rows.map(presentEntry),
    pagination,
  };
}

async function readOrders(db: Db, filter: ledger.LedgerFilter): Promise<MoneyResponse['orders']> {
  const { count, subtotal, total } = await ledger.sumSoldOrders(db, filter);
  return {
    count,
    subtotalPaise: subtotal,
    chargesPaise: total - subtotal,
    totalPaise: total,
  };
}

/** Reads what the shop owes a group, in paise. */
export async function readDue(db: Db, makerId: string): Promise<number> {
  const filter = { makerId, start: undefined, end: undefined };
  return sumLedger(await ledger.sumEntries(db, filter)).due;
}

/**
 * Reads the statement of a group for a month (product 10.4.5).
 *
 * @throws {NotFoundError} for an unknown group or month, and for a group member another group's
 */
export async function readStatement(
  { db }: ShopContext,
  member: Pick<DeskMember, 'makerId'>,
  makerId: string,
  month: string,
): Promise<StatementResponse> {
  const span = monthSpan(month);
  const isVisible = member.makerId === null || member.makerId === makerId;
  const maker = isVisible ? await getNamedGroup(db, makerId) : undefined;
  if (maker === undefined || span === null) throw new NotFoundError('Statement');
  const before = { makerId, start: undefined, end: span.start };
  const opening = sumLedger(await ledger.sumEntries(db, before)).due;
  const totals = sumLedger(await ledger.sumEntries(db, { makerId, ...span }));
  const entries = await ledger.listAllEntries(db, { makerId, ...span });
  return {
    maker: presentNamedGroup(maker),
    month,
    openingPaise: opening,
    totals: presentTotals(totals),
    closingPaise: opening + totals.due,
    entries: entries.map(presentEntry),
  };
}

/** The words of the file: those of the contract. */
const FILE_WORDS: StatementWords = {
  columns: {
    date: 'date',
    kind: 'kind',
    order: 'order',
    product: 'product',
    quantity: 'quantity',
    sold: 'sold',
    shop: 'shop',
    group: 'group',
    note: 'note',
  },
  kinds: {
    sold: 'sold',
    returned: 'returned',
    payout: 'payout',
    'payout-undone': 'payout-undone',
  },
  opening: 'opening',
  closing: 'closing',
};

/** Formats a statement for a spreadsheet in the words of the contract (product 10.4.5). */
export function formatStatementFile(statement: StatementResponse): string {
  return formatStatement(statement, FILE_WORDS, ({ name }) => name);
}
