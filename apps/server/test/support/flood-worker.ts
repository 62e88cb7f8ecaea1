import { parentPort, workerData } from 'node:worker_threads';
import { createSender } from './shop-process.ts';
import type { VisitorRequest } from './visitor.ts';

/** The request that a worker repeats until it is stopped. */
export interface Flood {
  port: number;
  request: VisitorRequest;
  connections: number;
}

// A thread of its own: whoever measures response times in the same one measures its own work, too.
const { port, request, connections }: Flood = workerData;
const statuses: Record<string, number> = {};
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

async function sendAgain(): Promise<void> {
  const { send, close } = createSender(port);
  while (!isOver) {
    // A body over the limit is rejected while it is being sent, which breaks the connection.
    const status = await send(request).then(
      (response) => response.statusCode,
      () => 'broken',
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  close();
}

await Promise.all(Array.from({ length: connections }, sendAgain));
parentPort?.postMessage(statuses);
