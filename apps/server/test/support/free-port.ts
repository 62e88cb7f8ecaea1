import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one before its server. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;

let next = Math.floor(Math.random() * PORT_COUNT);

/** @returns a TCP port of this machine that nobody listens on; each call in a process has another one */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORT_COUNT; tries += 1) {
    const port = FIRST_PORT + next;
    next = (next + 1) % PORT_COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
