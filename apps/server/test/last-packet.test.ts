import { test, vi } from 'vitest';
import { sellLastPackets } from './support/last-packet.ts';
import { startCluster } from './support/shop-cluster.ts';

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test('the last packet, wanted by 50 shoppers at one process at once, is sold once: 1 order, 49 clear refusals, stock 0', async () => {
  const { processes, shelf } = await startCluster(1);
  await sellLastPackets(shelf, processes, 3);
});
