import { expect, test } from 'vitest';
import { createProgressLines, describeShare } from './progress-lines.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  return {
    written,
    show: createProgressLines(stream, () => now),
    pass(ms: number) {
      now += ms;
    },
  };
}

test('a file gets a line for each step, and one every five seconds of a long one', () => {
  const { written, show, pass } = record(false);
  show('saved users: 1 rows', true);
  show('saved media: 1 rows', false);
  pass(5_000);
  show('saved media: 40 rows', false);
  show('saved media: 41 rows', false);
  show('saved media: 80 rows', true);
  expect(written).toEqual([
    'saved users: 1 rows\n',
    'saved media: 40 rows\n',
    'saved media: 80 rows\n',
  ]);
});

test('a terminal shows the newest state of a step in its line', () => {
  const { written, show, pass } = record(true);
  pass(300);
  show('a: 1', false);
  pass(300);
  show('a: 2', false);
  show('a: 3', true);
  show('b: 1', true);
  expect(written).toEqual(['a: 1', '\r\u001b[Ka: 2', '\r\u001b[Ka: 3\n', 'b: 1\n']);
});

test('a share of nothing is none', () => {
  expect(describeShare(40, 159)).toBe('40 of 159 (25 %)');
  expect(describeShare(0, 0)).toBe('0 of 0 (0 %)');
});
