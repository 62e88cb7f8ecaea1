import { expect, it } from 'vitest';
import { readWrkOutput } from './wrk-output.ts';

const OUTPUT = `Running 2s test @ http://127.0.0.1:4700/api/v1/products
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.36ms  489.21us  11.81ms   93.79%
    Req/Sec    23.86k     1.59k   26.10k    85.00%
  Latency Distribution
     50%    1.26ms
     75%    1.40ms
     90%    1.65ms
     99%    3.12ms
  47512 requests in 2.00s, 101.33MB read
Requests/sec:  23745.12
Transfer/sec:     50.64MB
`;

it('reads the rate, the 99th percentile in ms and the number of requests', () => {
  expect(readWrkOutput(OUTPUT)).toEqual({
    perSecond: 23_745.12,
    p99: 3.12,
    requests: 47_512,
    failed: 0,
  });
});

it.each([
  ['850.00us', 0.85],
  ['1.02s', 1_020],
  ['1.50m', 90_000],
])('reads %s as %d ms', (latency, p99) => {
  expect(readWrkOutput(OUTPUT.replace('3.12ms', latency)).p99).toBeCloseTo(p99);
});

it('counts rejected and broken requests', () => {
  const text = OUTPUT.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 30\nRequests/sec',
  );
  expect(readWrkOutput(text).failed).toBe(37);
});

it('says when there is nothing to read', () => {
  expect(() => readWrkOutput('unable to connect')).toThrow(/no figures:\nunable to connect/);
});
