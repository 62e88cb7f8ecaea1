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

  it('asks once within the life of an answer, and again after it', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    const answer = memoizeWithTtl({ load, ttlMs: TTL_MS });
    expect(await answer.get()).toBe('first');
    vi.advanceTimersByTime(TTL_MS - 1);
    expect(await answer.get()).toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await answer.get()).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares one call among those who ask meanwhile', async () => {
    const load = vi.fn(async () => 'answer');
    const answer = memoizeWithTtl({ load, ttlMs: TTL_MS });
    expect(await Promise.all([answer.get(), answer.get()])).toEqual(['answer', 'answer']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('answer');
    const answer = memoizeWithTtl({ load, ttlMs: TTL_MS });
    await expect(answer.get()).rejects.toThrow('offline');
    expect(await answer.get()).toBe('answer');
  });

  it('gives what was kept without asking', async () => {
    const load = vi.fn(async () => 'asked');
    const answer = memoizeWithTtl({ load, ttlMs: TTL_MS });
    answer.set('given');
    expect(await answer.get()).toBe('given');
    expect(load).not.toHaveBeenCalled();
  });
});
