// The floor of a server: a bare `node:http` that sends the same bytes with the same headers from memory.
import { type IncomingHttpHeaders, request } from 'node:http';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import { REQUEST_HEADERS } from './load.ts';
import { type StartedProcess, startProcess } from './processes.ts';

const FLOOR = `
import { createServer } from 'node:http';
const body = Buffer.from(process.env.FLOOR_BODY, 'base64');
const headers = { ...JSON.parse(process.env.FLOOR_HEADERS), 'content-length': body.length };
createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1', () => console.log('floor ready'));`;

/** Headers that `node:http` writes itself, or that give the length of the body. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** The floor of an address of ours; `process` is to be stopped. */
export interface Floor {
  origin: string;
  /** Of the body, in bytes. */
  size: number;
  process: StartedProcess;
}

/**
 * Asks once, without undoing the compression of the response.
 *
 * @throws {Error} when the status is not 200
 */
export function readRaw(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: REQUEST_HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) {
          resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        } else {
          reject(new Error(`${url} responded with ${response.statusCode}`));
        }
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Starts the floor of an address of ours. */
export async function startFloor(url: string): Promise<Floor> {
  const { headers, body } = await readRaw(url);
  const port = await findFreePort();
  const same = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const process = await startProcess(
    ['--input-type=module', '--eval', FLOOR],
    {
      FLOOR_BODY: body.toString('base64'),
      FLOOR_HEADERS: JSON.stringify(Object.fromEntries(same)),
      FLOOR_PORT: String(port),
    },
    'floor ready',
  );
  return { origin: `http://127.0.0.1:${port}`, size: body.length, process };
}
