import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const reports: string[] = [];
const options = {
  what: 'Best sellers',
  limitMs: 300,
  report: (error: Error) => reports.push(error.message),
};

beforeEach(() => {
  vi.useFakeTimers();
  reports.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('withTimeout', () => {
  it('resolves to the result of the call, and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve('products'), options)).resolves.toBe('products');
    expect(vi.getTimerCount()).toBe(0);
    expect(reports).toEqual([]);
  });

  it('resolves to null when the call fails', async () => {
    await expect(withTimeout(Promise.reject(new Error('down')), options)).resolves.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('resolves to null after the timeout, and reports the slow call', async () => {
    const slow = Promise.withResolvers<string>();
    const outcome = withTimeout(slow.promise, options);
    await vi.advanceTimersByTimeAsync(300);
    await expect(outcome).resolves.toBeNull();
    expect(reports).toEqual(['Best sellers took longer than 300 ms']);
    slow.resolve('too late');
    await expect(outcome).resolves.toBeNull();
  });

  it('ignores a failure after the timeout', async () => {
    const slow = Promise.withResolvers<string>();
    const outcome = withTimeout(slow.promise, options);
    await vi.advanceTimersByTimeAsync(300);
    slow.reject(new Error('down'));
    await expect(outcome).resolves.toBeNull();
  });
});
