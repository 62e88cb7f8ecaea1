import type { ReadyShopper } from '../test/support/shopper-with-address.ts';
import type { StockFixture } from '../test/support/stock-fixture.ts';
import type { Reply, VisitorRequest, VisitorResponse } from '../test/support/visitor.ts';
import type { Ledger } from './read-ledger.ts';

/**
 * Something a shopper wants done: sends it, and sends the very same again whenever it is called.
 *
 * @returns whether there was an answer that says what became of it
 */
export type Deed = () => Promise<boolean>;

/** One kind of call, made by shoppers while the server is brought down. */
export interface Activity {
  /** operationId of the call, for reports. */
  readonly name: string;
  /** The server is brought down this long after the shoppers began, in ms. */
  readonly killAfter: { readonly min: number; readonly max: number };
  /** Makes ready what the shoppers need. */
  open(shop: CrashableShop): Promise<Actors>;
}

/**
 * For calls that others have to come before: the ones that are ready when the time begins are met by
 * the kill, not those others.
 */
export const SOON = { min: 2, max: 30 } as const;

/** The shop as an activity sees it. */
export interface CrashableShop {
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** The database of the products. */
  stock: StockFixture;
  /** How many act at once. */
  clients: number;
  signUpShoppers(count: number): Promise<ReadyShopper[]>;
  /** From 0 (with) to 1 (without); the same for the same seed. */
  random(): number;
  /** One to three pieces of one or more products of the shop. */
  choose(): Record<string, number>;
  /** A word that no other call has got in this run. */
  makeKey(): string;
}

/** Who acts, and what was promised to them. */
export interface Actors {
  /**
   * One per client: makes the next deed, with the calls that have to come before it. Rejects when the
   * server dies meanwhile.
   */
  readonly clients: readonly (() => Promise<Deed>)[];
  /**
   * What of the promises the books break, beside what no shop may hold (`checkInvariants`).
   *
   * @param isWhole nothing was done that had no answer: all of that was sent again
   */
  findBroken(books: Ledger, isWhole: boolean): Iterable<string>;
}

/**
 * Makes a deed of a call.
 *
 * @param statuses of the answers that say what became of it
 * @param note is told of each such answer
 */
export function toDeed<Answer extends Pick<Reply, 'status'>>(
  call: () => Promise<Answer>,
  statuses: readonly number[],
  note: (answer: Answer) => void,
): Deed {
  return async () => {
    let answer: Answer;
    try {
      answer = await call();
    } catch {
      // The connection broke.
      return false;
    }
    if (!statuses.includes(answer.status)) return false;
    note(answer);
    return true;
  };
}
