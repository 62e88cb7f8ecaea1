import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns a TCP port of this machine that nobody listens on right now */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
