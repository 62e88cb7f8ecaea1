import { test } from 'vitest';
import { BUYERS, sellLastPackets } from '../support/goods/last-packet.ts';
import { startCluster } from '../support/processes/shop-cluster.ts';

// product 4.3.8
test(`the last packet, wanted by ${BUYERS.count} shoppers at one process at once, is sold once: 1 order, ${BUYERS.count - 1} clear errors, stock 0`, {
  tags: 'figure',
}, async ({ task }) => {
  const { processes, stock } = await startCluster(1);
  await sellLastPackets(task, stock, processes);
});
