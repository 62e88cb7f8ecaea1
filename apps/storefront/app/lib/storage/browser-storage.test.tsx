import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBrowserStorage } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (kind) => {
  it('is the one of the browser', () => {
    getBrowserStorage(kind)?.setItem('a-key', 'kept');
    expect(globalThis[kind].getItem('a-key')).toBe('kept');
  });

  it('is none where the browser forbids it', () => {
    vi.spyOn(globalThis, kind, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(getBrowserStorage(kind)).toBeUndefined();
  });
});
