// The floor of a server: a bare `node:http` that sends the same bytes with the same headers from memory.
import { request } from 'node:http';
import { REQUEST_HEADERS } from './load.mjs';
import { findFreePort, startProcess } from './processes.mjs';

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

/**
 * Asks once, without undoing the compression of the response.
 *
 * @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function readRaw(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: REQUEST_HEADERS }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
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

/**
 * Starts the floor of an address of ours; `process` is to be stopped.
 *
 * @returns {Promise<{ origin: string, size: number, process: object }>} `size` of the body in bytes
 */
export async function startFloor(url) {
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
