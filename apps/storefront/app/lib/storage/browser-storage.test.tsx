import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBrowserStorage } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (kind) => {
  it('is the storage of the browser', () => {
    getBrowserStorage(kind)?.setItem('a-key', 'stored');
    expect(globalThis[kind].getItem('a-key')).toBe('stored');
  });

  it('is undefined when the browser forbids it', () => {
    vi.spyOn(globalThis, kind, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(getBrowserStorage(kind)).toBeUndefined();
  });
});
