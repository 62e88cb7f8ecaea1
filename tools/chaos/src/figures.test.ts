import { expect, it } from 'vitest';
import { formatFigures, readFigures } from './figures.ts';

const OUTPUT = `seed 7
sqlite: kill -9 during createOrder: asked 200, run 200, violations 0 (24 calls with a response, slowest return 374 ms)
postgres: rounds of one stock: asked 20, run not to its end, violations 1
  BROKEN: rounds of one stock: asked for more
sqlite: commits that wait for the disk (strace): asked 100, skipped, since strace is not installed
200 rounds of cancel beside the webhook: {}
`;

it('reads one figure a line, and nothing else', () => {
  expect(readFigures(OUTPUT)).toEqual([
    {
      where: 'sqlite',
      what: 'kill -9 during createOrder',
      asked: '200',
      run: '200',
      violations: '0',
      note: '24 calls with a response, slowest return 374 ms',
    },
    {
      where: 'postgres',
      what: 'rounds of one stock',
      asked: '20',
      run: 'not to its end',
      violations: '1',
      note: '',
    },
    {
      where: 'sqlite',
      what: 'commits that wait for the disk (strace)',
      asked: '100',
      run: 'skipped',
      violations: '–',
      note: 'strace is not installed',
    },
  ]);
});

it('writes a table that can be pasted', () => {
  const [first] = readFigures(OUTPUT).map((figure) => ({ ...figure, note: 'a|b' }));
  expect(
    formatFigures(first === undefined ? [] : [first])
      .split('\n')
      .at(-1),
  ).toBe('| kill -9 during createOrder | sqlite | 200 | 200 | 0 | a\\|b |');
});
