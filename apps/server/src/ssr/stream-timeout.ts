import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/**
 * How long a page whose shell is ready may wait for the rest, in ms. A shop whose database is well
 * needs a few; a wait of this length is not seen, and a whole page can be kept for the next one.
 */
const STREAM_TIMEOUT_MS = 50;

/**
 * How long an answer may wait to be whole, in ms. Crawlers and link previews run no script that
 * would put late blocks into their places, and an answer to HEAD is only the headers of a whole page.
 */
export function chooseStreamTimeout(request: FastifyRequest): number {
  const agent = request.headers['user-agent'];
  const wantsWhole = request.method === 'HEAD' || agent === undefined || isbot(agent);
  return wantsWhole ? Number.POSITIVE_INFINITY : STREAM_TIMEOUT_MS;
}

/** Whether `outcome` is there within `patienceMs`. Its failure counts as there. */
export async function settlesWithin(
  outcome: Promise<unknown>,
  patienceMs: number,
): Promise<boolean> {
  const settled = outcome.then(
    () => true,
    () => true,
  );
  if (patienceMs === Number.POSITIVE_INFINITY) return settled;
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patienceMs, false);
  try {
    return await Promise.race([settled, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
