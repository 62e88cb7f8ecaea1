import { expect, test } from 'vitest';
import { sharePerTurn } from './share-per-turn.ts';

test('the calls of one turn share one reading, which begins after all of them', async () => {
  let readings = 0;
  const find = sharePerTurn(async () => {
    readings += 1;
    return readings;
  });
  const first = find();
  const second = find();
  expect(readings).toBe(0);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await find()).toBe(2);
});

test('a reading that fails is not shared with later calls', async () => {
  let isReachable = false;
  const find = sharePerTurn(async () => {
    if (!isReachable) throw new Error('no database');
    return 'version';
  });
  await expect(find()).rejects.toThrow('no database');
  isReachable = true;
  expect(await find()).toBe('version');
});
