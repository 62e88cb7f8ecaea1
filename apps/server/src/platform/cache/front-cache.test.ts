import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { rawGet } from '../../../test/support/requests/raw-get.ts';
import { createFrontCache } from './front-cache.ts';

/** An app behind a front cache, with one route whose response says whether it is current. */
async function openApp() {
  const logLines: string[] = [];
  const front = createFrontCache(pino({}, { write: (line: string) => logLines.push(line) }));
  const state = {
    routed: 0,
    isDraining: false,
    isCurrent: (): boolean | Promise<boolean> => true,
  };
  const app = fastify({
    serverFactory: (router) =>
      createServer(
        front.before((request, response) => {
          state.routed += 1;
          router(request, response);
        }),
      ),
  });
  front.observe(app, { isDraining: () => state.isDraining });
  app.get('/list', (request, reply) => {
    request.isResponseCurrent = () => state.isCurrent();
    return reply
      .headers({ 'x-request-id': 'first', vary: 'accept-encoding' })
      .send(Buffer.from('[]'));
  });
  app.get('/missing', (request, reply) => {
    request.isResponseCurrent = () => true;
    return reply.code(404).send(Buffer.from('none'));
  });
  app.get('/own', (_request, reply) => reply.send(Buffer.from('mine')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    state,
    logLines,
    get: (...request: Parameters<typeof rawGet> extends [number, ...infer Rest] ? Rest : never) =>
      rawGet(port, ...request),
  };
}

test('a response that is current is sent again without the router, with an id of its own', async () => {
  const { get, state, logLines } = await openApp();
  const first = await get('/list');
  const second = await get('/list');
  expect(state.routed).toBe(1);
  const { date: _, 'x-request-id': id, ...headers } = second.headers;
  expect(first.headers).toMatchObject(headers);
  expect(id).not.toBe('first');
  expect(second.body).toEqual(first.body);
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({
    reqId: id,
    method: 'GET',
    route: '/list',
    status: 200,
    msg: 'answered',
  });
});

test('a response that is no longer current is made again, also when that cannot be found out', async () => {
  const { get, state } = await openApp();
  await get('/list');
  const endings = [
    () => false,
    async () => false,
    async () => {
      throw new Error('no database');
    },
  ];
  for (const [index, isCurrent] of endings.entries()) {
    state.isCurrent = isCurrent;
    expect((await get('/list')).status).toBe(200);
    expect(state.routed).toBe(index + 2);
  }
  state.isCurrent = async () => true;
  await get('/list');
  expect(state.routed).toBe(4);
});

test.each([
  ['another method', { method: 'HEAD' }],
  ['a condition', { headers: { 'if-none-match': '"a"' } }],
  ['a range', { headers: { range: 'bytes=0-1' } }],
  ['a body', { headers: { 'content-length': '0' } }],
  ['another encoding', { headers: { 'accept-encoding': 'br' } }],
])('%s is for the router', async (_name, options) => {
  const { get, state } = await openApp();
  await get('/list');
  await get('/list', options);
  expect(state.routed).toBe(2);
});

test('errors, responses of a visitor and very long URLs are not remembered', async () => {
  const { get, state } = await openApp();
  for (const path of ['/missing', '/own', `/list?${'x'.repeat(600)}`]) {
    state.routed = 0;
    await get(path);
    await get(path);
    expect(state.routed).toBe(2);
  }
});

test('while the app closes, the router responds', async () => {
  const { get, state } = await openApp();
  await get('/list');
  state.isDraining = true;
  await get('/list');
  expect(state.routed).toBe(2);
});
