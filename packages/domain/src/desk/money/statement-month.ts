import { INDIA_SHIFT_MS } from '../../dates.ts';

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** A month by the clock in India: from `start` until before `end`. */
export type MonthSpan = {
  /** Ms since 1970 UTC. */
  readonly start: number;
  /** Ms since 1970 UTC. */
  readonly end: number;
};

/** The span of a month such as '2026-11' (product 10.4.5); null for another text. */
export function monthSpan(month: string): MonthSpan | null {
  const match = MONTH.exec(month);
  if (match === null) return null;
  const [year, number] = [Number(match[1]), Number(match[2])];
  return {
    start: Date.UTC(year, number - 1) - INDIA_SHIFT_MS,
    end: Date.UTC(year, number) - INDIA_SHIFT_MS,
  };
}
