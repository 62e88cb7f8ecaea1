import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

const TTL_MS = 60_000;

describe('memoizeWithTtl', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('loads once within the time to live, and again after it', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    const memoized = memoizeWithTtl(load, TTL_MS);
    expect(await memoized()).toBe('first');
    vi.advanceTimersByTime(TTL_MS - 1);
    expect(await memoized()).toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await memoized()).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares one call among concurrent callers', async () => {
    const load = vi.fn(async () => 'value');
    const memoized = memoizeWithTtl(load, TTL_MS);
    expect(await Promise.all([memoized(), memoized()])).toEqual(['value', 'value']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not cache a failure', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('value');
    const memoized = memoizeWithTtl(load, TTL_MS);
    await expect(memoized()).rejects.toThrow('offline');
    expect(await memoized()).toBe('value');
  });
});
