import { get } from 'node:http';
import { formatTable, judge } from './figures.ts';

/** Goals in KiB: the document as text, and as sent to a browser that takes brotli. */
const TEXT_GOAL = 60;
const SENT_GOAL = 12;

/**
 * Weighs the documents of pages, without their headers.
 *
 * @param pages names, and paths of the shop
 * @returns the table
 */
export async function weighDocuments(
  shopUrl: string,
  pages: readonly { name: string; path: string }[],
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { name, path } of pages) {
    const text = await countKib(shopUrl + path, 'identity');
    const sent = await countKib(shopUrl + path, 'br');
    rows.push([
      name,
      text.toFixed(1),
      `${TEXT_GOAL}: ${judge(text, TEXT_GOAL)}`,
      sent.toFixed(1),
      `${SENT_GOAL}: ${judge(sent, SENT_GOAL)}`,
    ]);
  }
  return formatTable(['document, KiB', 'text', 'goal', 'brotli', 'goal'], rows);
}

/** The size of a response's body in KiB, as it was sent: `fetch` would decompress it. */
function countKib(url: string, encoding: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.on('end', () => resolve(bytes / 1024));
    response.on('error', reject);
  }).on('error', reject);
  return promise;
}
