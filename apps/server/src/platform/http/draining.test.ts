import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { leaveConnections } from './draining.ts';
import { listen } from './http-server.ts';

const CLIENTS = 40;
/** Time that accepting one connection takes, ms: together longer than responses are held back. */
const ACCEPTING_MS = 50;

/** Connects all clients at once, and sends one request with each. */
const CLIENT_THREAD = `
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
const { port, clients } = workerData;
const answers = Array.from({ length: clients }, () => new Promise((resolve) => {
  let received = '';
  connect(port, '127.0.0.1')
    .on('data', (bytes) => { received += bytes; })
    .on('error', (error) => resolve(error.code))
    .on('close', () => resolve(received.slice(9, 12)))
    .write('GET / HTTP/1.1\\r\\nHost: haat\\r\\n\\r\\n');
}));
Promise.all(answers).then((all) => parentPort.postMessage(all));
`;

test('a server that is slow at its end accepts every connection that waits', async () => {
  const app = Fastify();
  app.get('/', () => 'papad');
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  app.server.on('connection', () => {
    const acceptedAt = Date.now();
    while (Date.now() < acceptedAt + ACCEPTING_MS);
  });
  const { port } = app.server.address() as AddressInfo;
  const client = new Worker(CLIENT_THREAD, { eval: true, workerData: { port, clients: CLIENTS } });
  const answers = once(client, 'message');
  await once(app.server, 'connection');
  await leaveConnections(app, listening, { longestMs: 2_000, isLast: true });
  await app.close();
  expect(new Set((await answers)[0])).toEqual(new Set(['200']));
});
