import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, request as sendHttp } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { type RequestOptions, request as sendHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { collectResponse, type RawResponse } from '@haat/server/test/support/requests/raw-get.ts';
import type { Caddy } from './start-caddy.ts';

/** What was looked at, and whether it was as it has to be. */
export interface Outcome {
  readonly claim: string;
  readonly holds: boolean;
  /** What was seen instead. */
  readonly seen?: unknown;
}

/** An address of this machine that is not the proxy's. */
const CALLER = '127.0.0.2';

/** Sends a request to the proxy, from an address of this machine that is not the proxy's. */
function send(
  caddy: Caddy,
  path: string,
  { body, ...options }: RequestOptions & { body?: Buffer | string } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = sendHttps(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port: caddy.httpsPort,
        path,
        ca: caddy.authority,
        localAddress: CALLER,
        agent: false,
        ...options,
        headers: { host: `localhost:${caddy.httpsPort}`, ...options.headers },
      },
      (response) => resolve(collectResponse(response)),
    );
    request.once('error', reject);
    request.end(body);
  });
}

/** Opens a session of HTTP/2, from the address that {@link send} uses. */
function openHttp2({ httpsPort, authority }: Caddy) {
  const options = {
    host: '127.0.0.1',
    servername: 'localhost',
    port: httpsPort,
    ca: authority,
    localAddress: CALLER,
    ALPNProtocols: ['h2'],
  };
  return connectHttp2(`https://localhost:${httpsPort}`, {
    createConnection: () => connectTls(options),
  });
}

async function sendInTheOpen(caddy: Caddy, path: string): Promise<RawResponse> {
  const request = sendHttp({
    host: '127.0.0.1',
    port: caddy.httpPort,
    path,
    headers: { host: 'localhost' },
  });
  request.end();
  const [response]: IncomingMessage[] = (await once(request, 'response')) as [IncomingMessage];
  if (response === undefined) throw new Error('There is no response.');
  response.resume();
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0) };
}

async function negotiate(caddy: Caddy, options: object): Promise<string> {
  const socket = connectTls({
    host: '127.0.0.1',
    servername: 'localhost',
    port: caddy.httpsPort,
    ca: caddy.authority,
    ALPNProtocols: ['h2', 'http/1.1'],
    ...options,
  });
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.alpnProtocol}`;
  } catch (error) {
    return `rejected: ${Object(error).code}`;
  } finally {
    socket.destroy();
  }
}

/** Checks the proxy in front of the shop itself. */
export async function checkShopBehindProxy(
  caddy: Caddy,
  readLog: () => string,
): Promise<Outcome[]> {
  const shopper = {
    fullName: 'Asha Devi',
    userName: 'asha',
    email: 'asha@example.com',
    phoneNumber: '9876543210',
    password: 'Mirchi-Papad-7!',
  };
  const origin = `https://localhost:${caddy.httpsPort}`;
  const home = await send(caddy, '/', { headers: { 'accept-encoding': 'br' } });
  const signUp = await send(caddy, '/api/v1/users/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(shopper),
  });
  const cookies = signUp.headers['set-cookie'] ?? [];
  const names = cookies.map((cookie) => cookie.split('=')[0] ?? '');
  const session = openHttp2(caddy);
  const stream = session.request({ ':path': '/' });
  const [http2] = await once(stream, 'response');
  stream.resume();
  await once(stream, 'end');
  session.close();
  return [
    {
      claim: 'the home page comes, compressed once by the shop',
      holds:
        home.status === 200 &&
        home.headers['content-encoding'] === 'br' &&
        brotliDecompressSync(home.body).toString().startsWith('<!DOCTYPE html>'),
      seen: [home.status, home.headers['content-encoding']],
    },
    {
      claim: 'Strict-Transport-Security is sent',
      holds: /max-age=\d{7,}/.test(String(home.headers['strict-transport-security'])),
      seen: home.headers['strict-transport-security'],
    },
    {
      claim: 'cookies of the session are Secure, HttpOnly and of this host alone',
      holds:
        signUp.status === 201 &&
        names.includes('__Host-haat_access') &&
        names.includes('__Host-haat_refresh') &&
        cookies.every((cookie) => cookie.includes('Secure')),
      seen: [signUp.status, signUp.body.toString().slice(0, 200), names],
    },
    { claim: 'a page comes by HTTP/2', holds: http2[':status'] === 200, seen: http2 },
    {
      claim: 'the shop trusts the address that the proxy tells (TRUST_PROXY)',
      holds: !readLog().includes('is not in TRUST_PROXY'),
    },
  ];
}

/** Checks what the proxy passes on, in front of a server that tells what it gets. */
export async function checkProxyItself(caddy: Caddy, upstreamPort: number): Promise<Outcome[]> {
  const upstream = await startUpstream(upstreamPort);
  try {
    return [
      ...(await checkTls(caddy)),
      ...(await checkHttp(caddy)),
      await checkForwardedFor(caddy),
      await checkCompression(caddy),
      await checkStreaming(caddy, upstream.release),
      await checkBodyLimit(caddy),
      await checkRestart(caddy, upstream.server, upstreamPort),
    ];
  } finally {
    upstream.server.close();
    upstream.server.closeAllConnections();
  }
}

const COMPRESSED = brotliCompressSync('a page that the shop compressed '.repeat(200));
const FIRST = 'first bytes';

async function startUpstream(port: number): Promise<{ server: Server; release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/compressed') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
      response.end(COMPRESSED);
    } else if (request.url === '/streamed') {
      response.writeHead(200, { 'content-type': 'text/html', 'x-accel-buffering': 'no' });
      response.write(FIRST);
      await released;
      response.end(' and last ones');
    } else {
      const size = await countBytes(request);
      response.end(JSON.stringify({ headers: request.headers, size }));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, release: () => release() };
}

/** @returns the bytes of a request that came until its end, or until the proxy broke it off */
async function countBytes(request: IncomingMessage): Promise<number> {
  let size = 0;
  try {
    for await (const chunk of request) size += chunk.length;
  } catch {
    // A body that is too large ends here.
  }
  return size;
}

async function checkTls(caddy: Caddy): Promise<Outcome[]> {
  const newest = await negotiate(caddy, {});
  const older = await negotiate(caddy, { maxVersion: 'TLSv1.2' });
  const old = await negotiate(caddy, {
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  const weak = await negotiate(caddy, { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' });
  return [
    { claim: 'TLS 1.3 and HTTP/2 are spoken', holds: newest === 'TLSv1.3 h2', seen: newest },
    { claim: 'TLS 1.2 is spoken', holds: older === 'TLSv1.2 h2', seen: older },
    { claim: 'TLS 1.1 is rejected', holds: old.startsWith('rejected'), seen: old },
    {
      claim: 'a cipher without forward secrecy is rejected',
      holds: weak.startsWith('rejected'),
      seen: weak,
    },
  ];
}

async function checkHttp(caddy: Caddy): Promise<Outcome[]> {
  const page = await sendInTheOpen(caddy, '/product/1?a=b');
  const call = await sendInTheOpen(caddy, '/api/v1/products');
  return [
    {
      claim: 'a page over http is redirected to https',
      holds: page.status === 308 && page.headers.location === 'https://localhost/product/1?a=b',
      seen: [page.status, page.headers.location],
    },
    { claim: 'a call over http is an error', holds: call.status === 403, seen: call.status },
  ];
}

async function checkForwardedFor(caddy: Caddy): Promise<Outcome> {
  const { body } = await send(caddy, '/echo', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const { headers } = JSON.parse(body.toString());
  return {
    claim: 'X-Forwarded-For is the caller alone, X-Forwarded-Proto is https, and Host is passed on',
    holds:
      headers['x-forwarded-for'] === CALLER &&
      headers['x-forwarded-proto'] === 'https' &&
      headers.host === `localhost:${caddy.httpsPort}`,
    seen: headers,
  };
}

async function checkCompression(caddy: Caddy): Promise<Outcome> {
  const { body, headers } = await send(caddy, '/compressed', {
    headers: { 'accept-encoding': 'gzip, br, zstd' },
  });
  return {
    claim: 'a compressed response is passed on byte by byte',
    holds: headers['content-encoding'] === 'br' && body.equals(COMPRESSED),
    seen: [headers['content-encoding'], body.length, COMPRESSED.length],
  };
}

/** The upstream ends its response only after the caller has its first bytes: a buffer would wait forever. */
async function checkStreaming(caddy: Caddy, release: () => void): Promise<Outcome> {
  const session = openHttp2(caddy);
  const stream = session.request({ ':path': '/streamed', 'accept-encoding': 'br' });
  let text = '';
  const first = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text === FIRST) resolve();
    });
  });
  const giveUp = new AbortController();
  await Promise.race([first, sleep(10_000, undefined, { signal: giveUp.signal })]);
  giveUp.abort();
  const early = text;
  release();
  await once(stream, 'end');
  session.close();
  return {
    claim: 'the first bytes of a page arrive before its last ones are made',
    holds: early === FIRST && text === `${FIRST} and last ones`,
    seen: [early, text],
  };
}

async function checkBodyLimit(caddy: Caddy): Promise<Outcome> {
  const upload = await send(caddy, '/echo', {
    method: 'POST',
    body: Buffer.alloc(5 * 1024 * 1024),
  });
  const large = await send(caddy, '/echo', { method: 'POST', body: Buffer.alloc(20_000_000) }).then(
    ({ status }) => status,
    (error: unknown) => Object(error).code,
  );
  return {
    claim: 'the largest picture is passed on, and a body of 20 MB is not',
    holds: upload.body.toString().endsWith('"size":5242880}') && large !== 200,
    seen: [upload.status, large],
  };
}

async function checkRestart(caddy: Caddy, server: Server, port: number): Promise<Outcome> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const response = send(caddy, '/echo');
  await sleep(1_500);
  server.listen(port, '127.0.0.1');
  const { status } = await response;
  return {
    claim: 'a request during a restart of the shop waits for it',
    holds: status === 200,
    seen: status,
  };
}
