import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { createKeyedQueue, createTaskQueue } from './task-queue.ts';
import { toTextKey } from './text-keys.ts';

describe('a task queue', () => {
  function makeTask() {
    const { promise, resolve } = Promise.withResolvers<void>();
    let hasBegun = false;
    const task = async () => {
      hasBegun = true;
      await promise;
    };
    return { task, finish: resolve, hasBegun: () => hasBegun };
  }

  test('runs a few at a time, in turn, and rejects a task when too many wait', async () => {
    const run = createTaskQueue({ concurrency: 2, maxWaiting: 1 });
    const [first, second, third] = [makeTask(), makeTask(), makeTask()];
    const runs = [run(first.task), run(second.task), run(third.task)];
    expect([first, second, third].map((one) => one.hasBegun())).toEqual([true, true, false]);
    await expect(run(async () => {})).rejects.toThrow(UnavailableError);
    first.finish();
    await runs[0];
    expect(third.hasBegun()).toBe(true);
    second.finish();
    third.finish();
    await Promise.all(runs);
    await run(async () => {});
  });

  test('rejects a task that has waited too long, and goes on with the rest', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const run = createTaskQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 4_000 });
    const [first, late, next] = [makeTask(), makeTask(), makeTask()];
    const running = run(first.task);
    const rejected = expect(run(late.task)).rejects.toThrow(UnavailableError);
    vi.advanceTimersByTime(3_999);
    const waiting = run(next.task);
    vi.advanceTimersByTime(1);
    await rejected;
    first.finish();
    await running;
    expect([late.hasBegun(), next.hasBegun()]).toEqual([false, true]);
    vi.advanceTimersByTime(4_000);
    next.finish();
    await waiting;
    await run(async () => {});
  });

  test('goes on after a task that failed', async () => {
    const run = createTaskQueue({ concurrency: 1, maxWaiting: 0 });
    await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await run(async () => 'next')).toBe('next');
  });

  test('with keys holds up only tasks of the same key', async () => {
    const run = createKeyedQueue({ maxWaitingPerKey: 1 });
    const [first, second, other] = [makeTask(), makeTask(), makeTask()];
    const runs = [run('a', first.task), run('a', second.task), run('b', other.task)];
    expect([first, second, other].map((one) => one.hasBegun())).toEqual([true, false, true]);
    await expect(run('a', async () => {})).rejects.toThrow(UnavailableError);
    for (const one of [first, second, other]) one.finish();
    await Promise.all(runs);
    await run('a', async () => {});
  });
});

test.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['ＡＳＨＡ', 'asha'],
  ['ﬁne', 'fine'],
  ['ÉTÉ', 'été'],
])('text %j is compared as %j', (text, key) => expect(toTextKey(text)).toBe(key));
