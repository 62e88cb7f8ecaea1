import { once } from 'node:events';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give to outgoing connections, which could take one before its server. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;

/** Holds a file for each port that a process has found, as its server may listen later. */
const RESERVATIONS = join(tmpdir(), 'haat-ports');
const RESERVED_MS = 120_000;

let next = Math.floor(Math.random() * PORT_COUNT);

/**
 * @returns a TCP port of this machine that nobody listens on; for two minutes no other call has it, also
 *   in other processes
 */
export async function findFreePort(): Promise<number> {
  await mkdir(RESERVATIONS, { recursive: true });
  for (let tries = 0; tries < PORT_COUNT; tries += 1) {
    const port = FIRST_PORT + next;
    next = (next + 1) % PORT_COUNT;
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error('No port is free.');
}

/** @returns false when another process has reserved it */
async function reserve(port: number): Promise<boolean> {
  const file = join(RESERVATIONS, String(port));
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (mtimeMs < Date.now() - RESERVED_MS) await rm(file, { force: true });
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch {
    return false;
  }
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
