import { expect, it } from 'vitest';
import { createLine, createOrder } from '../../../test/support/contract-objects.ts';
import type { WaitingChange } from '../../lib/outbox/change.ts';
import { showWaitingTicks } from './waiting-ticks.ts';

function tick(orderId: string, lineId: string, isPacked: boolean): WaitingChange {
  const input = { orderId, lineId, isPacked, orderNumber: '', name: '', nameHindi: '' };
  return { key: '', kind: 'packLine', userId: '', subject: '', input, queuedAt: 0 };
}

// product 10.6.6
it('shows the last tick that waits for a line, and of other lines what the server knows', () => {
  const lines = [createLine(1), createLine(2, { isPacked: true }), createLine(3)];
  const order = createOrder({ groups: [{ maker: null, lines, linesPaise: 0 }] });
  const waiting = [
    tick('o1', 'p1', false),
    tick('o1', 'p1', true),
    tick('o1', 'p2', false),
    tick('another', 'p3', true),
  ];
  const [group] = showWaitingTicks(order, waiting);
  expect(group?.lines.map(({ isPacked, isWaiting }) => [isPacked, isWaiting])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});
