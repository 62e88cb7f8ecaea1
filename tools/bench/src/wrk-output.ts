const MS_PER_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** What a load showed. */
export interface LoadFigures {
  perSecond: number;
  /** The 99th percentile of the latencies, in ms. */
  p99: number;
  requests: number;
  /** Requests that broke off, or whose status was not 2xx or 3xx. */
  failed: number;
}

/**
 * Reads what `wrk --latency` prints.
 *
 * @throws {Error} when a figure is missing
 */
export function readWrkOutput(text: string): LoadFigures {
  const [, p99 = '', unit = ''] = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(text) ?? [];
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const requests = /^\s*(\d+) requests in /m.exec(text)?.[1];
  const msPerUnit = MS_PER_UNIT[unit];
  if (msPerUnit === undefined || perSecond === undefined || requests === undefined) {
    throw new Error(`wrk printed no figures:\n${text}`);
  }
  const [, ...errors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const rejected = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? '0';
  return {
    perSecond: Number(perSecond),
    p99: Number(p99) * msPerUnit,
    requests: Number(requests),
    failed: [rejected, ...errors].reduce((sum, count) => sum + Number(count), 0),
  };
}
