import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';
import { type CsvTable, parseCsv } from './parse-csv.ts';

const readRows = (text: string) => parseCsv(text).rows;

describe('CSV', () => {
  it('has quotes where a cell needs them, and marks what a spreadsheet would calculate', () => {
    expect(formatCsv([['a', 'b,c', 'say "hi"', '=1+1', "'-x", '']])).toBe(
      '\uFEFFa,"b,c","say ""hi""",\'=1+1,\'\'-x,\r\n',
    );
  });

  // product 10.3.8
  it('leaves a number below zero a number', () => {
    expect(formatCsv([['-165.58', '-1', '-1+1', '-']])).toBe("\uFEFF-165.58,-1,'-1+1,'-\r\n");
  });

  it('is read with either end of lines, and without a last one', () => {
    expect(readRows('a,b\nc,\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(readRows('a,')).toEqual([['a', '']]);
    expect(readRows('a\r\rb')).toEqual([['a'], [''], ['b']]);
    expect(readRows('"a"x,b')).toEqual([['a', 'b']]);
    expect(readRows('')).toEqual([]);
  });

  it.each([
    [
      'a;b;c,d\r\n1,5;x',
      [
        ['a', 'b', 'c,d'],
        ['1,5', 'x'],
      ],
    ],
    [
      '\uFEFFid\tname\r\n1\t"a\tb"\r\n',
      [
        ['id', 'name'],
        ['1', 'a\tb'],
      ],
    ],
    [
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    ['\uFEFFsep=\t\na;b;c\td', [['a;b;c', 'd']]],
    ['Sep=,\na;b,c;d', [['a;b', 'c;d']]],
    // product 10.3.9
  ])('is read with the separator that %j has', (text, rows) => {
    expect(readRows(text)).toEqual(rows);
  });

  it.each<[what: string, text: string, stop: CsvTable['stop']]>([
    ['5 MB of commas', ','.repeat(5_000_000), { row: 1, column: 101, why: 'columns' }],
    ['1 MB of line ends', '\r\n'.repeat(500_000), { row: 20_001, column: 1, why: 'rows' }],
    ['one enormous cell', `a,${'x'.repeat(5_000_000)}`, { row: 1, column: 2, why: 'characters' }],
    ['one of quotes', `a\n"${'""'.repeat(2_500_000)}"`, { row: 2, column: 1, why: 'characters' }],
    ['an open quote', `a\nb,"${'x,y\n'.repeat(1_000_000)}`, { row: 2, column: 2, why: 'quote' }],
    ['a last open quote', '"a\nb', { row: 1, column: 1, why: 'quote' }],
    ['many open quotes', `${'"a",'.repeat(99)}"`, { row: 1, column: 100, why: 'quote' }],
    // product 10.3.16
  ])('is not read on within %s', (_what, text, stop) => {
    const table = parseCsv(text);
    expect(table.stop).toEqual(stop);
    expect(table.rows).toHaveLength((stop?.row ?? 0) - 1);
  });

  // product 10.3.8
  it('loses nothing of any cell', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "'=x",
        "''",
        '-1',
        '@a',
        ';',
        'sep=;',
        '\t',
        '\r\n',
        ' x ',
        '"',
        ',',
        'मूंग',
        "'",
      ),
    );
    const rows = fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (cells) => {
        expect(parseCsv(formatCsv(cells))).toEqual({ rows: cells, stop: null });
      }),
    );
  });
});
