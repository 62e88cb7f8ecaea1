import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/**
 * Timeout of the rest of a page once its shell is rendered, in ms. A healthy database needs a few ms;
 * nobody notices a wait of this length, and a whole page can be cached.
 */
const STREAM_TIMEOUT_MS = 50;

/**
 * Timeout after which a page is streamed, in ms. Crawlers and link previews run no script that moves
 * late parts into their places, and HEAD needs the headers of a whole page.
 */
export function chooseStreamTimeout(request: FastifyRequest): number {
  const agent = request.headers['user-agent'];
  const needsWholePage = request.method === 'HEAD' || agent === undefined || isbot(agent);
  return needsWholePage ? Number.POSITIVE_INFINITY : STREAM_TIMEOUT_MS;
}

/** Resolves with true when `outcome` resolves or rejects within `timeoutMs`, else with false. */
export async function settlesWithin(
  outcome: Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  const settled = outcome.then(
    () => true,
    () => true,
  );
  if (timeoutMs === Number.POSITIVE_INFINITY) return settled;
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  try {
    return await Promise.race([settled, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
