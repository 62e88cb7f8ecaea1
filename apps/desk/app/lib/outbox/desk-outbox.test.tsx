import { shopQuery } from '@haat/api-sdk/tanstack';
import { clear, get } from 'idb-keyval';
import { expect, onTestFinished, test } from 'vitest';
import { createMe, createOrder } from '../../../test/support/contract-objects.ts';
import { stubApi } from '../../../test/support/screen.tsx';
import { desk } from '../api/desk.ts';
import { queryClient } from '../api/query-client.ts';
import { outbox, startOutbox } from './desk-outbox.ts';

const TICK = {
  orderId: 'o1',
  orderNumber: 'HAAT-2026-10000001',
  lineId: 'p1',
  name: 'Papad 1',
  nameHindi: '',
  isPacked: true,
};

/** A session of which this tab believes that it is that of u1. */
function openTab(userOfSession: string) {
  const requests = stubApi((call) => {
    if (call === 'GET /desk/me') {
      const me = createMe();
      return { status: 200, data: { ...me, user: { ...me.user, _id: userOfSession } } };
    }
    return call.startsWith('PUT /desk/orders/o1/lines')
      ? { status: 200, data: createOrder() }
      : undefined;
  });
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, createMe());
  const stop = startOutbox();
  onTestFinished(async () => {
    stop();
    await clear();
  });
  return requests;
}

// product 10.6.16
test('a change waits when another tab has signed somebody else in meanwhile', async () => {
  const requests = openTab('u2');
  await outbox.add('packLine', 'order/o1', TICK);
  await expect.poll(() => requests.map(({ call }) => call)).toEqual(['GET /desk/me']);
  await expect
    .poll(() => get('desk-outbox'))
    .toMatchObject([{ userId: 'u1', subject: 'order/o1' }]);
});
