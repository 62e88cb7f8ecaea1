import { parentPort, workerData } from 'node:worker_threads';
import { createSender } from '../processes/shop-process.ts';
import type { VisitorRequest } from '../requests/visitor.ts';

/** The requests that a worker repeats until it gets the message to stop. */
export interface Flood {
  port: number;
  request: VisitorRequest;
  connections: number;
}

// A separate thread: response times measured in the same thread would include its own work.
const { port, request, connections }: Flood = workerData;
const statuses: Record<string, number> = {};
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

async function sendAgain(): Promise<void> {
  const { send, close } = createSender(port);
  while (!isOver) {
    // The server rejects a body over the limit during its upload, which breaks the connection.
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
