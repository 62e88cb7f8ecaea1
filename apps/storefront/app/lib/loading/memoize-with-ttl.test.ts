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
    const memoized = memoizeWithTtl({ load, ttlMs: TTL_MS });
    expect(await memoized.get()).toBe('first');
    vi.advanceTimersByTime(TTL_MS - 1);
    expect(await memoized.get()).toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await memoized.get()).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares one call among concurrent callers', async () => {
    const load = vi.fn(async () => 'value');
    const memoized = memoizeWithTtl({ load, ttlMs: TTL_MS });
    expect(await Promise.all([memoized.get(), memoized.get()])).toEqual(['value', 'value']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not cache a failure', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('value');
    const memoized = memoizeWithTtl({ load, ttlMs: TTL_MS });
    await expect(memoized.get()).rejects.toThrow('offline');
    expect(await memoized.get()).toBe('value');
  });

  it('returns a value that was set without loading', async () => {
    const load = vi.fn(async () => 'loaded');
    const memoized = memoizeWithTtl({ load, ttlMs: TTL_MS });
    memoized.set('set');
    expect(await memoized.get()).toBe('set');
    expect(load).not.toHaveBeenCalled();
  });
});
