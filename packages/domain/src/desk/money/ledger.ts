import { asPaise, type Paise, sumPaise } from '../../money.ts';
import { divideSale } from './group-share.ts';

/** `payout-undone` is the counter-entry of a payout that was recorded by mistake. */
export const LEDGER_KINDS = ['sold', 'returned', 'payout', 'payout-undone'] as const;

/** `sold`, `returned`: of a line of an order; payouts: of money to a group (product 10.4.2, 10.4.4). */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The amounts of an entry in paise; what was returned or paid is below zero. */
export type LedgerAmounts = {
  /** Tells which amounts are below zero: all of `returned`, and `amount` of `payout`. */
  readonly kind: LedgerKind;
  /** What the buyer pays for the goods, 0 for a payout. */
  readonly gross: Paise;
  /** What the shop keeps of it. */
  readonly fee: Paise;
  /** The change of what the shop owes the group. */
  readonly amount: Paise;
};

/**
 * The entry of a line of a delivered order (product 10.4.2).
 *
 * @param shopShare see `divideSale`
 */
export function sellLine(
  line: { readonly unitPrice: Paise; readonly quantity: number },
  shopShare: number,
): LedgerAmounts {
  const { gross, fee, remains } = divideSale(line.unitPrice, line.quantity, shopShare);
  return { kind: 'sold', gross, fee, amount: remains };
}

/**
 * The entry of pieces of a line that came back: their part of what was sold, below zero (product 10.4.2).
 * It is rounded so that the entries of all pieces sum up to what was sold.
 *
 * @param pieces `sold`: of the line; `before` and `after`: of them, those that are back
 */
export function takeLineBack(
  sold: LedgerAmounts,
  pieces: Readonly<Record<'sold' | 'before' | 'after', number>>,
): LedgerAmounts {
  const partOf = (amount: Paise, count: number) =>
    (BigInt(amount) * BigInt(count)) / BigInt(pieces.sold);
  const back = (amount: Paise) =>
    Number(partOf(amount, pieces.before) - partOf(amount, pieces.after));
  const [gross, fee] = [back(sold.gross), back(sold.fee)];
  return {
    kind: 'returned',
    gross: asPaise(gross),
    fee: asPaise(fee),
    amount: asPaise(gross - fee),
  };
}

/** The entry of money that was paid to a group (product 10.4.4). */
export function payOut(amount: Paise): LedgerAmounts {
  return { kind: 'payout', gross: asPaise(0), fee: asPaise(0), amount: asPaise(-amount) };
}

/** The counter-entry of {@link payOut} (product 10.4.4). */
export function undoPayout({ gross, fee, amount }: LedgerAmounts): LedgerAmounts {
  return { kind: 'payout-undone', gross, fee, amount: asPaise(-amount) };
}

/** Sums of entries in paise; `due` = sold − returned − fees − paid. */
export type LedgerTotals = {
  /** What buyers paid for delivered goods. */
  readonly sold: Paise;
  /** What buyers had paid for goods that came back, as an amount above zero. */
  readonly returned: Paise;
  /** The shop's share, less that of returned goods. */
  readonly fees: Paise;
  /** Payouts to the group, less those that were undone. */
  readonly paid: Paise;
  /** What the shop owes; below zero after a return of what was paid already. */
  readonly due: Paise;
};

/**
 * Sums up entries (product 10.4.3).
 *
 * @throws RangeError if a sum leaves the range of safe integers
 */
export function sumLedger(entries: readonly LedgerAmounts[]): LedgerTotals {
  const of = (kind: LedgerKind) => entries.filter((entry) => entry.kind === kind);
  const payouts = [...of('payout'), ...of('payout-undone')];
  return {
    sold: sumPaise(of('sold').map(({ gross }) => gross)),
    returned: asPaise(-sumPaise(of('returned').map(({ gross }) => gross))),
    fees: sumPaise(entries.map(({ fee }) => fee)),
    paid: asPaise(-sumPaise(payouts.map(({ amount }) => amount))),
    due: sumPaise(entries.map(({ amount }) => amount)),
  };
}
