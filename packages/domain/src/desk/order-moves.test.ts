import { describe, expect, test } from 'vitest';
import { asPaise, ZERO_PAISE } from '../money.ts';
import {
  canPack,
  isCashDue,
  isSale,
  listOrderMoves,
  MOVE_PERMISSIONS,
  type MovableOrder,
  ORDER_MOVES,
  orderWait,
  RESTOCK_MOVES,
  refundDue,
} from './order-moves.ts';
import { hasDeskPermission, ROLE_PERMISSIONS } from './roles.ts';

const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;

const CASH: MovableOrder = {
  status: 'pending',
  returnStatus: null,
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  total: asPaise(739_00),
  returned: ZERO_PAISE,
  sentAt: null,
  isOutForDelivery: false,
  isCashReceived: false,
  isCashSettled: false,
};
const PAID = { ...CASH, paymentMethod: 'online', paymentStatus: 'paid' } as const;
const UNPAID = { ...PAID, paymentStatus: 'pending' } as const;

/** The moves of an order, each as 'move stock money amount'. */
const moves = (order: MovableOrder) =>
  listOrderMoves(order, NOW).map(({ move, stock, money, amount }) =>
    [move, stock, money, amount].join(' '),
  );

// product 10.2.20
test('a sent order is taken back within ten minutes, while it is not out for delivery', () => {
  const canUnsend = (changes: Partial<MovableOrder>) =>
    moves({ ...PAID, status: 'shipped', ...changes }).includes('unsend none none 0');
  expect(canUnsend({ sentAt: NOW })).toBe(true);
  expect(canUnsend({ sentAt: NOW - 10 * MINUTE })).toBe(true);
  expect(canUnsend({ sentAt: NOW - 10 * MINUTE - 1 })).toBe(false);
  expect(canUnsend({ sentAt: null })).toBe(false);
  expect(canUnsend({ sentAt: NOW, isOutForDelivery: true })).toBe(false);
  expect(canUnsend({ sentAt: NOW, status: 'processing' })).toBe(false);
  expect(canUnsend({ sentAt: NOW, status: 'delivered' })).toBe(false);
});

describe('the moves of an order, with what each does to stock and money', () => {
  // product 4.3.1, 10.2.3
  test('in cash: it is packed, sent, brought to the door, delivered and paid', () => {
    expect(moves(CASH)).toEqual([
      'processing none none 0',
      'shipped none none 0',
      'cancel returned none 0',
    ]);
    expect(moves({ ...CASH, status: 'processing' })).toEqual([
      'shipped none none 0',
      'cancel returned none 0',
    ]);
    expect(moves({ ...CASH, status: 'shipped' })).toEqual([
      'out_for_delivery none none 0',
      'delivered none collected 73900',
      'undelivered chosen none 0',
      'correct_courier none none 0',
    ]);
    expect(moves({ ...CASH, status: 'shipped', isOutForDelivery: true })).toEqual([
      'delivered none collected 73900',
      'undelivered chosen none 0',
      'correct_courier none none 0',
    ]);
  });

  // product 10.2.7
  test('delivered in cash: the courier owes it until it is received, also when the goods come back', () => {
    const delivered = { ...CASH, status: 'delivered' } as const;
    expect(isCashDue(CASH)).toBe(false);
    expect(isCashDue(delivered)).toBe(true);
    expect(moves(delivered)).toEqual(['receive_cash none received 73900']);
    expect(moves({ ...delivered, returnStatus: 'returned' })).toEqual([
      'receive_cash none received 73900',
    ]);
    const received = { ...delivered, isCashReceived: true };
    expect(isCashDue(received)).toBe(false);
    expect(moves(received)).toEqual(['undo_cash none collected 73900']);
    expect(moves({ ...PAID, status: 'delivered' })).toEqual([]);
  });

  // product 10.6.4
  test('paid online: nothing is collected, and cancelling owes the money', () => {
    expect(moves(PAID)).toEqual([
      'processing none none 0',
      'shipped none none 0',
      'cancel returned refund_due 73900',
    ]);
    expect(moves({ ...PAID, status: 'shipped', isOutForDelivery: true })).toEqual([
      'delivered none none 0',
      'undelivered chosen refund_due 73900',
      'correct_courier none none 0',
    ]);
  });

  // product 10.2.3
  test('not paid yet: it can only be cancelled', () => {
    expect(moves(UNPAID)).toEqual(['cancel returned none 0']);
    expect(moves({ ...CASH, status: 'cancelled', paymentStatus: 'cancelled' })).toEqual([]);
  });

  test.each(ORDER_MOVES)('%s: its stock is to be chosen where it may restock', (move) => {
    const states: MovableOrder[] = [
      CASH,
      { ...CASH, status: 'shipped', sentAt: NOW },
      { ...CASH, status: 'delivered', returnStatus: 'requested' },
      { ...CASH, status: 'delivered', returnStatus: 'approved' },
      { ...CASH, status: 'delivered', isCashReceived: true },
    ];
    const effects = states.flatMap((state) =>
      listOrderMoves(state, NOW).filter((one) => one.move === move),
    );
    expect(new Set(effects.map(({ stock }) => stock === 'chosen'))).toEqual(
      new Set([RESTOCK_MOVES.includes(move)]),
    );
  });

  // product 10.6.4
  test('a return is decided, then received, which owes the money', () => {
    const delivered = { ...CASH, status: 'delivered', isCashReceived: true } as const;
    const returnMoves = (returnStatus: string) =>
      moves({ ...delivered, returnStatus }).filter((move) => !move.startsWith('undo_cash'));
    expect(returnMoves('requested')).toEqual([
      'approve_return none none 0',
      'reject_return none none 0',
    ]);
    expect(returnMoves('approved')).toEqual(['receive_return chosen refund_due 73900']);
    expect(returnMoves('returned')).toEqual([]);
    expect(returnMoves('rejected')).toEqual([]);
  });

  // product 10.2.3
  test('a packer makes those that owe nobody money', () => {
    expect(
      ORDER_MOVES.filter((move) => hasDeskPermission('packer', MOVE_PERMISSIONS[move])),
    ).toEqual([
      'processing',
      'shipped',
      'out_for_delivery',
      'delivered',
      'correct_courier',
      'unsend',
    ]);
  });
});

// product 10.2.2
test('a line is packed until its order is sent, and not before it is paid', () => {
  expect(canPack(CASH)).toBe(true);
  expect(canPack({ ...PAID, status: 'processing' })).toBe(true);
  expect(canPack(UNPAID)).toBe(false);
  expect(canPack({ ...CASH, status: 'shipped' })).toBe(false);
  expect(canPack({ ...CASH, status: 'cancelled' })).toBe(false);
});

describe('who has no move to make is told', () => {
  const wait = (order: MovableOrder, unpackedLines: number) =>
    orderWait(order, ROLE_PERMISSIONS.group_member, unpackedLines);

  // product 10.2.10
  test('to pack what is not ticked, and then that the shop sends it', () => {
    expect(wait(CASH, 1)).toBe('packing');
    expect(wait({ ...PAID, status: 'processing' }, 2)).toBe('packing');
    expect(wait(CASH, 0)).toBe('sending');
  });

  // product 10.2.10
  test('that the shopper has not paid', () => {
    expect(wait(UNPAID, 1)).toBe('payment');
    expect(orderWait(UNPAID, ROLE_PERMISSIONS.packer, 0)).toBe('payment');
  });

  // product 10.2.10
  test('of nothing once it is sent or cancelled, and when she packs nothing', () => {
    expect(wait({ ...CASH, status: 'shipped' }, 1)).toBe('nothing');
    expect(wait({ ...CASH, status: 'cancelled' }, 1)).toBe('nothing');
    expect(orderWait(CASH, ['orders.read'], 1)).toBe('nothing');
  });
});

// product 10.2.5
test('goods are sold unless their order is cancelled, unpaid or returned', () => {
  expect(isSale(CASH)).toBe(true);
  expect(isSale({ ...PAID, status: 'delivered', returnStatus: 'approved' })).toBe(true);
  expect(isSale(UNPAID)).toBe(false);
  expect(isSale({ ...PAID, status: 'cancelled', paymentStatus: 'refund_due' })).toBe(false);
  expect(isSale({ ...CASH, status: 'delivered', returnStatus: 'returned' })).toBe(false);
});

describe('what is due to the shopper', () => {
  const order = {
    returnStatus: null,
    paymentMethod: 'cod',
    total: asPaise(739_00),
    returned: ZERO_PAISE,
  } as const;
  const due = (changes: object, strayPayments = 0, refunded = 0) =>
    refundDue({
      ...order,
      ...changes,
      strayPayments: asPaise(strayPayments),
      refunded: asPaise(refunded),
    });

  // product 10.2.3
  test('is the cash of what came back, and online money of what is cancelled, less what was given', () => {
    expect(due({})).toBe(0);
    expect(due({ returnStatus: 'returned' })).toBe(739_00);
    expect(due({ returnStatus: 'returned' }, 0, 700_00)).toBe(39_00);
    expect(due({ paymentMethod: 'online', returnStatus: 'returned' }, 739_00)).toBe(739_00);
    expect(due({ returnStatus: 'returned' }, 739_00)).toBe(2 * 739_00);
  });

  // product 10.2.21
  test('is what pieces that came back are due with, and no more once all of them are back', () => {
    const returned = asPaise(120_00);
    expect(due({ returned })).toBe(120_00);
    expect(due({ returned, paymentMethod: 'online' }, 0, 20_00)).toBe(100_00);
    expect(due({ returned, returnStatus: 'returned' }, 0, 120_00)).toBe(619_00);
    const online = { returned, paymentMethod: 'online', returnStatus: 'returned' };
    expect(due(online, 739_00, 120_00)).toBe(619_00);
  });

  // product 10.2.3
  test('is never less than nothing', () => {
    expect(due({}, 100, 200)).toBe(0);
  });
});
