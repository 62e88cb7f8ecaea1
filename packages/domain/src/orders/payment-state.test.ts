import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasMoneyArrived,
  needsStock,
  nextPaymentState,
  type PaymentFact,
  type PaymentState,
  type PaymentStatus,
} from './payment-state.ts';

type ReportedOrShopper = Exclude<
  PaymentFact,
  'order-cancelled' | 'order-returned' | 'switched-to-cash'
>;

const FACTS: readonly ReportedOrShopper[] = [
  'opened',
  'dismissed',
  'failed',
  'released',
  'authorized',
  'captured',
];

type Text = `${PaymentStatus} ${PaymentState['order']} ${PaymentState['orderPayment']}`;

function toText(state: PaymentState): Text {
  return `${state.payment} ${state.order} ${state.orderPayment}`;
}

function toState(text: Text): PaymentState {
  const [payment, order, orderPayment] = text.split(' ');
  return { payment, order, orderPayment, method: 'online' } as PaymentState;
}

const inCash = (text: Text): PaymentState => ({ ...toState(text), method: 'cod' });

describe('each fact in each state (payment, order, the order’s payment)', () => {
  test.each<[Text, Record<ReportedOrShopper, Text>]>([
    [
      'created pending pending',
      {
        opened: 'created pending pending',
        dismissed: 'cancelled pending pending',
        failed: 'failed pending failed',
        released: 'failed pending failed',
        authorized: 'authorized pending pending',
        captured: 'paid pending paid',
      },
    ],
    [
      'failed pending failed',
      {
        opened: 'created pending pending',
        dismissed: 'cancelled pending pending',
        failed: 'failed pending failed',
        released: 'failed pending failed',
        authorized: 'authorized pending pending',
        captured: 'paid pending paid',
      },
    ],
    [
      'cancelled pending pending',
      {
        opened: 'created pending pending',
        dismissed: 'cancelled pending pending',
        failed: 'cancelled pending pending',
        released: 'cancelled pending pending',
        authorized: 'authorized pending pending',
        captured: 'paid pending paid',
      },
    ],
    [
      'authorized pending pending',
      {
        opened: 'authorized pending pending',
        dismissed: 'authorized pending pending',
        failed: 'authorized pending pending',
        released: 'failed pending failed',
        authorized: 'authorized pending pending',
        captured: 'paid pending paid',
      },
    ],
    // The shop works on the order, independent of its payment.
    [
      'authorized shipped pending',
      {
        opened: 'authorized shipped pending',
        dismissed: 'authorized shipped pending',
        failed: 'authorized shipped pending',
        released: 'failed shipped failed',
        authorized: 'authorized shipped pending',
        captured: 'paid shipped paid',
      },
    ],
    // Cancelled before it was paid.
    [
      'created cancelled cancelled',
      {
        opened: 'created cancelled cancelled',
        dismissed: 'cancelled cancelled cancelled',
        failed: 'failed cancelled cancelled',
        released: 'failed cancelled cancelled',
        authorized: 'authorized cancelled cancelled',
        captured: 'refund_due cancelled refund_due',
      },
    ],
    [
      'failed cancelled failed',
      {
        opened: 'created cancelled failed',
        dismissed: 'cancelled cancelled failed',
        failed: 'failed cancelled failed',
        released: 'failed cancelled failed',
        authorized: 'authorized cancelled failed',
        captured: 'refund_due cancelled refund_due',
      },
    ],
    // Another payment paid the order: this money is to be refunded, the order stays as it is.
    [
      'created processing paid',
      {
        opened: 'created processing paid',
        dismissed: 'cancelled processing paid',
        failed: 'failed processing paid',
        released: 'failed processing paid',
        authorized: 'authorized processing paid',
        captured: 'refund_due processing paid',
      },
    ],
  ])('%s', (from, expected) => {
    const reached = FACTS.map((fact) => [fact, toText(nextPaymentState(toState(from), fact))]);
    expect(Object.fromEntries(reached)).toEqual(expected);
  });

  test.each<[Text, Text]>([
    ['paid pending paid', 'paid pending paid'],
    ['paid delivered paid', 'paid delivered paid'],
    // Cancelled after it was paid.
    ['paid cancelled refund_due', 'refund_due cancelled refund_due'],
    ['refund_due cancelled refund_due', 'refund_due cancelled refund_due'],
    ['refund_due processing paid', 'refund_due processing paid'],
  ])('%s: every fact leads to %s', (from, to) => {
    for (const fact of FACTS) {
      expect(needsStock(toState(from), fact)).toBe(false);
      expect(toText(nextPaymentState(toState(from), fact))).toBe(to);
    }
  });

  test('late money makes a cancelled order pending again when its pieces could be taken', () => {
    for (const from of ['created cancelled cancelled', 'authorized cancelled failed'] as const) {
      const state = toState(from);
      expect(FACTS.filter((fact) => needsStock(state, fact))).toEqual(['captured']);
      expect(toText(nextPaymentState(state, 'captured', true))).toBe('paid pending paid');
    }
  });
});

describe('with its order', () => {
  test.each<[Text, Text]>([
    // An open payment is cancelled.
    ['created pending pending', 'cancelled cancelled cancelled'],
    ['failed pending failed', 'cancelled cancelled failed'],
    ['cancelled pending pending', 'cancelled cancelled cancelled'],
    // A promised payment stays authorized, because its money may arrive.
    ['authorized pending pending', 'authorized cancelled cancelled'],
    // Money that has arrived is to be refunded.
    ['paid pending paid', 'refund_due cancelled refund_due'],
    ['paid processing paid', 'refund_due cancelled refund_due'],
    // The second payment of an order that another one has paid.
    ['refund_due processing paid', 'refund_due cancelled refund_due'],
    ['created cancelled refund_due', 'cancelled cancelled refund_due'],
    ['paid cancelled refund_due', 'refund_due cancelled refund_due'],
  ])('%s becomes %s when it is cancelled', (from, to) => {
    expect(needsStock(toState(from), 'order-cancelled')).toBe(false);
    expect(toText(nextPaymentState(toState(from), 'order-cancelled'))).toBe(to);
  });
});

describe('switched to cash', () => {
  test.each<[Text, Text]>([
    ['created pending pending', 'cancelled pending pending'],
    ['failed pending failed', 'cancelled pending pending'],
    ['cancelled pending pending', 'cancelled pending pending'],
  ])('%s: its payment is cancelled and its order is to be paid in cash', (from, to) => {
    expect(nextPaymentState(toState(from), 'switched-to-cash')).toEqual(inCash(to));
  });

  test.each<Text>([
    // The bank keeps or withdraws its promise first.
    'authorized pending pending',
    'paid pending paid',
    'refund_due cancelled refund_due',
  ])('%s stays as it is', (from) => {
    expect(nextPaymentState(toState(from), 'switched-to-cash')).toEqual(toState(from));
  });

  test.each<[Text, PaymentFact, Text]>([
    ['cancelled pending pending', 'captured', 'refund_due pending refund_due'],
    ['cancelled shipped pending', 'captured', 'refund_due shipped refund_due'],
    ['cancelled cancelled cancelled', 'captured', 'refund_due cancelled refund_due'],
    ['cancelled pending pending', 'authorized', 'authorized pending pending'],
    // The courier collects the cash, whatever becomes of the attempt to pay online.
    ['authorized pending pending', 'released', 'failed pending pending'],
    ['refund_due pending refund_due', 'order-cancelled', 'refund_due cancelled refund_due'],
  ])('in cash, %s after %s is %s, without its pieces taken again', (from, fact, to) => {
    expect(needsStock(inCash(from), fact)).toBe(false);
    expect(nextPaymentState(inCash(from), fact)).toEqual(inCash(to));
  });
});

test.each<[Text, Text]>([
  ['paid delivered paid', 'refund_due delivered refund_due'],
  ['refund_due delivered paid', 'refund_due delivered refund_due'],
  ['cancelled delivered paid', 'cancelled delivered refund_due'],
  // Money of the switch to cash, or of a second payment, that is owed already.
  ['refund_due delivered refund_due', 'refund_due delivered refund_due'],
])('%s becomes %s when its goods come back', (from, to) => {
  expect(toText(nextPaymentState(toState(from), 'order-returned'))).toBe(to);
});

type Happening = PaymentFact | 'last piece sold';

/** A model of the shop with one order of one product, which applies facts as the services do. */
function live(happenings: readonly Happening[]) {
  let state = toState('created pending pending');
  let stock = 0;
  let hasOrderPieces = true;
  let isCaptured = false;
  for (const happening of happenings) {
    const before = state;
    if (happening === 'order-cancelled') {
      // The services reject a second cancelling.
      if (state.order === 'cancelled') continue;
      state = nextPaymentState(state, happening);
      expect(state.order).toBe('cancelled');
      stock += 1;
      hasOrderPieces = false;
    } else if (happening === 'switched-to-cash') {
      // The services switch only an open order without money.
      if (state.order === 'cancelled' || hasMoneyArrived(state.orderPayment)) continue;
      state = nextPaymentState(state, happening);
    } else if (happening === 'last piece sold') {
      if (stock > 0) stock -= 1;
    } else {
      const isStockTaken = needsStock(state, happening) && stock > 0;
      if (isStockTaken) {
        expect(hasOrderPieces).toBe(false);
        stock -= 1;
        hasOrderPieces = true;
      }
      state = nextPaymentState(state, happening, isStockTaken);
      isCaptured ||= happening === 'captured';
    }
    // Nothing ever makes a paid payment unpaid.
    if (hasMoneyArrived(before.payment)) expect(hasMoneyArrived(state.payment)).toBe(true);
    if (hasMoneyArrived(before.orderPayment))
      expect(hasMoneyArrived(state.orderPayment)).toBe(true);
    // Money has arrived exactly when a fact reported it.
    expect(hasMoneyArrived(state.payment)).toBe(isCaptured);
    expect(hasMoneyArrived(state.orderPayment)).toBe(isCaptured);
    // A paid order has its pieces, a cancelled one has none, and its money is to be refunded.
    expect(hasOrderPieces).toBe(state.order !== 'cancelled');
    expect(stock).toBeGreaterThanOrEqual(0);
    // A cancelled order has no open and no paid payment.
    if (happening === 'order-cancelled') {
      expect(['authorized', 'cancelled', 'refund_due']).toContain(state.payment);
    }
    if (isCaptured) {
      const isReturned = state.order === 'cancelled' || state.method === 'cod';
      expect(state.payment).toBe(isReturned ? 'refund_due' : 'paid');
      expect(state.orderPayment).toBe(isReturned ? 'refund_due' : 'paid');
    }
  }
  return state;
}

describe('whatever the order of events', () => {
  test('long random sequences with repetitions leave money, order and stock consistent', () => {
    const happening = fc.constantFrom<Happening>(
      ...FACTS,
      'captured',
      'order-cancelled',
      'switched-to-cash',
      'last piece sold',
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
        live(happenings);
      }),
      { numRuns: 2_000 },
    );
  });
});
