import type { StockFixture } from '@haat/server/test/support/goods/stock-fixture.ts';
import type { ReadyShopper } from '@haat/server/test/support/people/shopper-with-address.ts';
import type {
  Reply,
  VisitorRequest,
  VisitorResponse,
} from '@haat/server/test/support/requests/visitor.ts';
import type { Ledger } from './read-ledger.ts';

/**
 * Sends one request of a shopper; each further call sends the same request again.
 *
 * @returns true when the response states the outcome
 */
export type Attempt = () => Promise<boolean>;

/** One kind of call, made by shoppers while the server is brought down. */
export interface Activity {
  /** operationId of the call, for reports. */
  readonly name: string;
  /** The time from the first call to the crash, in ms. */
  readonly killAfter: { readonly min: number; readonly max: number };
  /** Creates the data that the shoppers need. */
  open(shop: CrashableShop): Promise<Actors>;
}

/**
 * A short time, for calls that need earlier calls: the kill hits the calls that are ready when the
 * time begins, not the earlier ones.
 */
export const SOON = { min: 2, max: 30 } as const;

/** The shop from an activity's view. */
export interface CrashableShop {
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** The database of the products. */
  stock: StockFixture;
  /** The number of concurrent clients. */
  clients: number;
  signUpShoppers(count: number): Promise<ReadyShopper[]>;
  /** A number from 0 up to but not including 1; repeatable by the seed. */
  random(): number;
  /** Chooses one to three pieces of one or more products of the shop. */
  choose(): Record<string, number>;
  /** Makes a key that is unique in this run. */
  makeKey(): string;
}

/** The clients of an activity, and the ledger of its acknowledged writes. */
export interface Actors {
  /**
   * One function per client: prepares the next attempt with the calls that it needs. Rejects when the
   * server ends meanwhile.
   */
  readonly clients: readonly (() => Promise<Attempt>)[];
  /**
   * Finds the acknowledged writes that the database breaks, beside its own invariants
   * (`checkInvariants`).
   *
   * @param isWhole true when every request has had a response, at first or when it was sent again
   */
  findViolations(ledger: Ledger, isWhole: boolean): Iterable<string>;
}

/**
 * Makes an attempt of a call.
 *
 * @param statuses statuses of the responses that state the outcome
 * @param note called with each such response
 */
export function toAttempt<Response extends Pick<Reply, 'status'>>(
  call: () => Promise<Response>,
  statuses: readonly number[],
  note: (response: Response) => void,
): Attempt {
  return async () => {
    let response: Response;
    try {
      response = await call();
    } catch {
      // The connection broke.
      return false;
    }
    if (!statuses.includes(response.status)) return false;
    note(response);
    return true;
  };
}
