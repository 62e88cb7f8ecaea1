import { describe, expect, it } from 'vitest';
import { monthSpan } from './statement-month.ts';

describe('the month of a statement', () => {
  // product 10.4.5
  it('begins and ends at midnight in India', () => {
    expect(monthSpan('2026-12')).toEqual({
      start: Date.parse('2026-11-30T18:30:00.000Z'),
      end: Date.parse('2026-12-31T18:30:00.000Z'),
    });
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-11', '1999-12', '2026-11-01'])(
    '%s is no month',
    (text) => {
      expect(monthSpan(text)).toBeNull();
    },
  );
});
