import { ROLE_PERMISSIONS } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { createLine, createOrder } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { NextMoves } from './order.route.tsx';

// product 10.2.10
test('a group member is told to tick, and then that the shop sends it', async () => {
  stubApi(() => undefined);
  const permissions = [...ROLE_PERMISSIONS.group_member];
  const order = createOrder({ moves: [] });
  const next = (lines: ReturnType<typeof createLine>[]) => (
    <NextMoves
      order={{ ...order, groups: order.groups.map((group) => ({ ...group, lines })) }}
      permissions={permissions}
      onRefund={undefined}
    />
  );
  const first = await renderScreen(next([createLine(1)]));
  await expect.element(first.getByText('जो चीज़ पैकेट में रखें, उस पर निशान लगाएँ।')).toBeVisible();
  await first.unmount();
  const second = await renderScreen(next([createLine(1, { isPacked: true })]));
  await expect.element(second.getByText('पैक हो गया। अब दुकान इसे भेजेगी।')).toBeVisible();
});
