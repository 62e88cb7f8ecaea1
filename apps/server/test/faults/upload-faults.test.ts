import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { CONNECTION_LIMITS } from '../../src/platform/http/http-server.ts';
import { readMemory } from '../support/faults/process-usage.ts';
import { openRawConnection } from '../support/faults/raw-connection.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { type ShopAddress, startCluster } from '../support/processes/shop-cluster.ts';
import { toPictureForm } from '../support/requests/picture-form.ts';
import { newShopper } from '../support/requests/visitor.ts';

const UPLOADS = planFigure('uploads cut at 1 to 99 %, with 50 slow connections beside them', {
  asked: 200,
  slice: 20,
});
const IS_WHOLE = UPLOADS.count === UPLOADS.asked;
const SLOW = IS_WHOLE ? 50 : 10;
const PICTURE = Buffer.alloc(100_000, 'picture');
/** Number of measured requests of other clients. */
const LOOKS = IS_WHOLE ? 1_000 : 50;
/** Maximum growth of the shop, MiB. */
const GROWTH_LIMIT = 20;
/** Timeout of a slow client, ms. */
const SLOW_LIMIT = CONNECTION_LIMITS.bodyTimeout + CONNECTION_LIMITS.checkInterval;

test(`${UPLOADS.count} aborted uploads and ${SLOW} slow ones leave nothing behind`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, UPLOADS);
  const { processes, stock, database, dataDir } = await startCluster(1);
  const [shop] = processes;
  if (shop === undefined) throw new Error('There is no process.');
  await addProduct(stock, { id: 'chilli' });
  await shop.visitor().signUp();
  const upload = await toUpload();
  // The code that the first uploads load stays in memory and is not part of a fault's cost.
  await cutUploads(shop, upload, 20);
  const rowsBefore = await countRows();
  const filesBefore = await listFiles();
  await look(shop);
  const quiet = await look(shop);
  const memoryBefore = await readMemory(shop.pid);

  const leaving = new AbortController();
  const slow = Array.from({ length: SLOW }, (_, index) =>
    openSlowUpload(shop, upload, index, leaving.signal),
  );
  // Measured without uploads, because their sender, this process, competes for the same cores.
  const besideSlow = await look(shop);
  const looking = look(shop);
  await cutUploads(shop, upload, UPLOADS.count);
  await sendWrongLengths(shop, upload);
  const besideCut = await looking;
  // The whole waits for the shop to disconnect them; in a slice they leave.
  if (!IS_WHOLE) leaving.abort();
  const lives = await Promise.all(slow);
  const memoryAfter = await readMemory(shop.pid);

  const longest = Math.max(...lives);
  const growth = Math.round(memoryAfter - memoryBefore);
  end(
    UPLOADS.count,
    `${SLOW} slow connections closed after ${Math.round(longest / 1000)} s; p95 of others ${quiet} ms, ${besideSlow} beside the slow, ${besideCut} beside the cut ones too; ${growth} MiB`,
  );
  expect(await countRows()).toBe(rowsBefore);
  await expect.poll(listFiles).toEqual(filesBefore);
  if (!IS_WHOLE) return;
  // A busy machine delays the timers.
  expect(longest).toBeLessThanOrEqual(SLOW_LIMIT + 1_000);
  expect(growth).toBeLessThan(GROWTH_LIMIT);
  expect(besideSlow).toBeLessThan(Math.max(quiet * 1.2, quiet + 1));

  async function countRows(): Promise<number> {
    const users = await database.db.selectFrom('users').select('id').execute();
    const pictures = await database.db.selectFrom('media').select('hash').execute();
    return users.length + pictures.length;
  }

  async function listFiles(): Promise<string[]> {
    const names = await readdir(dataDir, { recursive: true });
    return names.filter((name) => !name.endsWith('.eml')).sort();
  }
});

/** The bytes of a browser's sign-up with a picture. */
interface Upload {
  head(length: number): string;
  body: Buffer;
}

async function toUpload(): Promise<Upload> {
  const call = { method: 'POST', url: '/api/v1/users/register' } as const;
  const { headers, payload = '' } = await toPictureForm(call, PICTURE, { ...newShopper() });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    head: (length) =>
      `POST ${call.url} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}Content-Length: ${length}\r\n\r\n`,
    body: Buffer.from(payload),
  };
}

/** Sends uploads in sequence that end after 1 to 99 % of their bytes. */
async function cutUploads({ port }: ShopAddress, { head, body }: Upload, count: number) {
  for (let index = 0; index < count; index += 1) {
    const share = ((index % 99) + 1) / 100;
    const connection = await openRawConnection(port);
    connection.write(head(body.length));
    connection.write(body.subarray(0, Math.floor(body.length * share)));
    connection.end();
    await connection.closed;
  }
}

/** Sends uploads that are shorter or longer than their Content-Length. */
async function sendWrongLengths({ port }: ShopAddress, { head, body }: Upload) {
  const differences = [-body.length + 1, -100, -1, 1, 100, 5_000_000];
  const responses = differences.map(async (difference) => {
    const connection = await openRawConnection(port);
    connection.write(head(body.length + difference));
    connection.write(body);
    connection.end();
    return connection.closed;
  });
  expect(await Promise.all(responses)).not.toContain(expect.stringMatching(/HTTP\/1\.1 (2|500)/));
}

/** One of three clients sends a body slowly. */
const isSlowBody = (index: number) => index % 3 === 0;

/**
 * Sends a byte of the headers or the body per second.
 *
 * @param leaving ends the connection from this side
 * @returns time until the disconnection, ms
 */
async function openSlowUpload(
  { port }: ShopAddress,
  { head, body }: Upload,
  index: number,
  leaving: AbortSignal,
): Promise<number> {
  const connection = await openRawConnection(port);
  leaving.addEventListener('abort', connection.destroy);
  const startedAt = performance.now();
  const text = head(body.length);
  if (isSlowBody(index)) connection.write(text);
  let sent = 0;
  const dripping = setInterval(() => {
    connection.write(isSlowBody(index) ? body.subarray(sent, sent + 1) : (text[sent] ?? ''));
    sent += 1;
  }, 1_000);
  onTestFinished(() => clearInterval(dripping));
  await connection.closed;
  clearInterval(dripping);
  return performance.now() - startedAt;
}

/** Requests a product repeatedly. @returns the 95th percentile of the response times, ms */
async function look(shop: ShopAddress): Promise<number> {
  const visitor = shop.visitor();
  const times: number[] = [];
  while (times.length < LOOKS) {
    const startedAt = performance.now();
    expect((await visitor.get('/products/chilli')).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  return Math.round((times[Math.floor(LOOKS * 0.95)] ?? Number.NaN) * 10) / 10;
}
