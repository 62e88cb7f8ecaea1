const MS_PER_UNIT = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Reads what `wrk --latency` prints.
 *
 * @param {string} text
 * @returns {{ perSecond: number, p99: number, requests: number, failed: number }} requests a second, the
 *   99th percentile of their latency in ms, their number, and how many of them were not 2xx or 3xx or
 *   broke off
 * @throws {Error} when a figure is missing
 */
export function readWrkOutput(text) {
  const [, p99 = '', unit = ''] = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(text) ?? [];
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const requests = /^\s*(\d+) requests in /m.exec(text)?.[1];
  if (p99 === '' || perSecond === undefined || requests === undefined) {
    throw new Error(`wrk printed no figures:\n${text}`);
  }
  const [, ...errors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const rejected = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? '0';
  return {
    perSecond: Number(perSecond),
    p99: Number(p99) * MS_PER_UNIT[unit],
    requests: Number(requests),
    failed: [rejected, ...errors].reduce((sum, count) => sum + Number(count), 0),
  };
}
