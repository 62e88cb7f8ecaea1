import { isCashAvailable } from '@haat/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Orders of the plan, and the time before its end over which they are spread, in ms. */
export const DEMO_ORDERS = { count: 75, spanMs: 56 * DAY_MS } as const;

/** The places that the demo shop's orders go to. */
export const DEMO_PLACES = [
  { city: 'Jaipur', state: 'Rajasthan', zipCode: '302001' },
  { city: 'Delhi', state: 'Delhi', zipCode: '110001' },
  { city: 'Kochi', state: 'Kerala', zipCode: '682001' },
  { city: 'Pune', state: 'Maharashtra', zipCode: '411001' },
  { city: 'Indore', state: 'Madhya Pradesh', zipCode: '452001' },
  { city: 'Lucknow', state: 'Uttar Pradesh', zipCode: '226001' },
  { city: 'Ahmedabad', state: 'Gujarat', zipCode: '380001' },
  { city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' },
] as const;

export type DemoStepKind =
  | 'placed'
  | 'paid'
  | 'processing'
  | 'packed'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'cash_received'
  | 'cancelled'
  | 'return_requested'
  | 'return_approved'
  | 'returned'
  | 'refunded';

/** What happens to an order when. */
export interface DemoStep {
  readonly kind: DemoStepKind;
  /** The order by its place in the plan, from 0. */
  readonly order: number;
  /** Epoch ms. */
  readonly at: number;
}

export interface DemoOrder {
  readonly isOnline: boolean;
  /** Of its shopper in `DEMO_PLACES`. */
  readonly place: number;
  /** Products by their places in the shop's list, each once. */
  readonly lines: readonly { readonly product: number; readonly quantity: number }[];
}

/** Times after the placing, in ms. */
const SENT: readonly (readonly [DemoStepKind, number])[] = [
  ['processing', 30 * HOUR_MS],
  ['packed', 48 * HOUR_MS],
  ['shipped', 66 * HOUR_MS],
  ['out_for_delivery', 110 * HOUR_MS],
  ['delivered', 116 * HOUR_MS],
  // The courier pays the cash of a delivery some days later.
  ['cash_received', 11 * DAY_MS],
];
const RETURNED: readonly (readonly [DemoStepKind, number])[] = [
  ...SENT,
  ['return_requested', 6 * DAY_MS],
  ['return_approved', 9 * DAY_MS],
  ['returned', 13 * DAY_MS],
  ['refunded', 19 * DAY_MS],
];
const CANCELLED: readonly (readonly [DemoStepKind, number])[] = [
  ['cancelled', 6 * HOUR_MS],
  ['refunded', 9 * DAY_MS],
];

/**
 * Plans some weeks of orders that end at a time: the same ones for the same time and number of
 * products. More are placed towards the end, as in a shop that grows.
 *
 * @param now epoch ms; no step is after it
 * @param products how many products the shop has, at least 1
 * @returns the orders, and their steps in the order of time
 */
export function planDemoOrders(
  now: number,
  products: number,
): { orders: DemoOrder[]; steps: DemoStep[] } {
  const pick = createPicker();
  const orders: DemoOrder[] = [];
  const steps: DemoStep[] = [];
  for (let index = 0; index < DEMO_ORDERS.count; index += 1) {
    const left = 1 - (index + 0.5) / DEMO_ORDERS.count;
    const placedAt = now - Math.round(DEMO_ORDERS.spanMs * left ** 1.6);
    const place = pick(DEMO_PLACES.length);
    const isOnline = pick(2) === 1 || !isCashAvailable(DEMO_PLACES[place]?.zipCode ?? '');
    const chosen = Array.from({ length: 1 + pick(3) }, () => pick(products));
    const lines = Array.from(new Set(chosen), (product) => ({ product, quantity: 1 + pick(2) }));
    orders.push({ isOnline, place, lines });
    const add = (kind: DemoStepKind, at: number) => {
      if (at <= now) steps.push({ kind, order: index, at });
    };
    add('placed', placedAt);
    if (isOnline) add('paid', placedAt + 3 * 60_000);
    for (const [kind, after] of fateOf(index)) {
      if (kind !== 'cash_received' || !isOnline) add(kind, placedAt + after);
    }
  }
  return { orders, steps: steps.sort((a, b) => a.at - b.at || a.order - b.order) };
}

function fateOf(index: number): typeof SENT {
  if (index % 12 === 5 || index === 62) return CANCELLED;
  // The 54th is delivered a few days before the end: its return waits for an answer.
  return index % 9 === 3 || index === 54 ? RETURNED : SENT;
}

/** Picks whole numbers below a bound, always the same ones (a linear congruential generator). */
function createPicker(): (bound: number) => number {
  let state = 20_261;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
