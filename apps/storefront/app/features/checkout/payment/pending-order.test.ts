import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../../../test/support/fake-storage.ts';
import { createOrderAttempts } from './pending-order.ts';

describe('createOrderAttempts', () => {
  it('sends the same order with the same key until it is answered', () => {
    const attempts = createOrderAttempts(createFakeStorage());
    const key = attempts.open('2 papads');
    expect(attempts.isOpen('2 papads')).toBe(true);
    expect(attempts.open('2 papads')).toBe(key);
    expect(attempts.isAnyOpen()).toBe(true);
    attempts.close();
    expect(attempts.isAnyOpen()).toBe(false);
    expect(attempts.isOpen('2 papads')).toBe(false);
    expect(attempts.open('2 papads')).not.toBe(key);
  });

  it('knows the open attempt after a reload', () => {
    const storage = createFakeStorage();
    const key = createOrderAttempts(storage).open('2 papads');
    expect(createOrderAttempts(storage).open('2 papads')).toBe(key);
  });

  it('sends another order with another key', () => {
    const attempts = createOrderAttempts(createFakeStorage());
    const key = attempts.open('2 papads');
    expect(attempts.isOpen('3 papads')).toBe(false);
    expect(attempts.open('3 papads')).not.toBe(key);
  });

  it.each(['null', '7', '{"intent":1,"key":"k"}', '{"intent":"2 papads"}', 'no json'])(
    'starts anew when %s is stored',
    (state) => {
      const storage = createFakeStorage();
      storage.setItem('order-attempt', `{"state":${state},"version":1}`);
      expect(createOrderAttempts(storage).isOpen('2 papads')).toBe(false);
    },
  );

  it('works where the browser forbids storage', () => {
    const attempts = createOrderAttempts(undefined);
    expect(attempts.open('2 papads')).toBe(attempts.open('2 papads'));
  });
});
