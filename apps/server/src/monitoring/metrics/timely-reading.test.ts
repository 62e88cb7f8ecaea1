import { expect, test, vi } from 'vitest';
import { createTimelyReading } from './timely-reading.ts';

function createClock() {
  let time = 0;
  return {
    now: () => time,
    advance(ms: number) {
      time += ms;
    },
  };
}

test('a reading is shared for its life, and made again after it', async () => {
  const clock = createClock();
  const read = vi.fn(async () => clock.now());
  const find = createTimelyReading(read, { lifeMs: 5_000, timeoutMs: 1_000, now: clock.now });
  expect(await Promise.all([find(), find()])).toEqual([0, 0]);
  clock.advance(4_999);
  expect(await find()).toBe(0);
  expect(read).toHaveBeenCalledTimes(1);
  clock.advance(1);
  expect(await find()).toBe(5_000);
});

test('a failed reading gives undefined for as long', async () => {
  const clock = createClock();
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no database'));
  read.mockResolvedValue(7);
  const find = createTimelyReading(read, { lifeMs: 5_000, timeoutMs: 1_000, now: clock.now });
  expect(await find()).toBeUndefined();
  expect(await find()).toBeUndefined();
  clock.advance(5_000);
  expect(await find()).toBe(7);
});

test('nobody waits longer than the timeout, and no second reading begins meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const read = vi.fn(() => promise);
  const find = createTimelyReading(read, { lifeMs: 5_000, timeoutMs: 1, now: () => 0 });
  expect(await find()).toBeUndefined();
  expect(await find()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
  resolve(7);
  await promise;
  expect(await find()).toBe(7);
});
