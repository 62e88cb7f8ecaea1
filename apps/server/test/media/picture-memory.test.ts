import { expect, test } from 'vitest';
import { NODE_ARGS, SERVER_ENV } from '../../../../scripts/workspace/server-process.mjs';
import { readMemory, recordMemory } from '../support/faults/process-usage.ts';
import {
  drawLargestAccepted,
  drawRejected,
  PICTURE_KINDS,
  type PictureName,
} from '../support/faults/worst-pictures.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { type ShopAddress, startCluster } from '../support/processes/shop-cluster.ts';
import { countBy } from '../support/requests/count-by.ts';
import { toPictureForm } from '../support/requests/picture-form.ts';

const ALL_NAMES = Object.keys(PICTURE_KINDS) as PictureName[];
const SLICE: readonly PictureName[] = ['progressive JPEG of a phone'];
const KINDS = planFigure(
  'kinds of the worst pictures, four at once, for which the shop grows by less than 100 MiB',
  { asked: ALL_NAMES.length, slice: SLICE.length },
);
const NAMES = KINDS.count === KINDS.asked ? ALL_NAMES : SLICE;
const AT_ONCE = 4;
/** Memory of the server and the decoding process, MiB. */
const GROWTH_LIMIT = 100;
/**
 * A process is charged for more of its shared pages when others that share them end, as tests beside it
 * do: the lowest of these counts.
 */
const MAX_MEASUREMENTS = 3;

test(`${KINDS.count} kinds of the worst pictures, four at a time, take little memory`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, KINDS);
  const { processes } = await startCluster(1, SERVER_ENV, NODE_ARGS);
  const [shop] = processes;
  if (shop === undefined) throw new Error('There is no process.');
  const asha = shop.visitor();
  await asha.signUp();
  const cookies = Array.from(asha.cookies, ([name, value]) => `${name}=${value}`).join('; ');

  // The code that the first upload loads stays in memory and is not part of a picture's cost.
  await measure(shop, cookies, await drawRejected('WebP'));
  const growths: Record<string, number> = {};
  for (const name of NAMES) {
    const accepted = await measureLowest(shop, cookies, await drawLargestAccepted(name));
    expect({ name, ...accepted.statuses }).toEqual({ name, 200: AT_ONCE });
    growths[`${name} accepted`] = accepted.growth;
    const rejected = await measureLowest(shop, cookies, await drawRejected(name));
    expect({ name, ...rejected.statuses }).toEqual({ name, 400: AT_ONCE });
    growths[`${name} rejected`] = rejected.growth;
    end(Object.keys(growths).length / 2, `MiB: ${JSON.stringify(growths)}`);
  }
  const tooMuch = Object.entries(growths).filter(([, growth]) => growth >= GROWTH_LIMIT);
  expect(tooMuch).toEqual([]);
});

/** See {@link measure}. @returns the first growth below the limit, or the lowest */
async function measureLowest(shop: ShopAddress, cookie: string, picture: Buffer) {
  let lowest = await measure(shop, cookie, picture);
  for (let count = 1; count < MAX_MEASUREMENTS && lowest.growth >= GROWTH_LIMIT; count += 1) {
    const next = await measure(shop, cookie, picture);
    if (next.growth < lowest.growth) lowest = next;
  }
  return lowest;
}

/** Uploads a picture four times concurrently. @returns the maximum growth of the shop, MiB */
async function measure(shop: ShopAddress, cookie: string, picture: Buffer) {
  const request = await toPictureForm({ method: 'PATCH', url: '/api/v1/users/avatar' }, picture);
  const before = await readMemory(shop.pid);
  const recording = recordMemory(shop.pid);
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      shop.send({ ...request, headers: { ...request.headers, cookie } }),
    ),
  );
  const peak = await recording.stop();
  return {
    statuses: countBy(replies.map(({ statusCode }) => ({ status: statusCode }))),
    growth: Math.round(peak - before),
  };
}
