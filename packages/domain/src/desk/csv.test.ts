import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv, parseCsv } from './csv.ts';

describe('CSV', () => {
  it('has quotes where a cell needs them, and marks what a spreadsheet would calculate', () => {
    expect(formatCsv([['a', 'b,c', 'say "hi"', '=1+1', "'-x", '']])).toBe(
      '\uFEFFa,"b,c","say ""hi""",\'=1+1,\'\'-x,\r\n',
    );
  });

  it('leaves a number below zero a number', () => {
    expect(formatCsv([['-165.58', '-1', '-1+1', '-']])).toBe("\uFEFF-165.58,-1,'-1+1,'-\r\n");
  });

  it('is read with either end of lines, without a last one, with a broken quote', () => {
    expect(parseCsv('a,b\nc,\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(parseCsv('a,')).toEqual([['a', '']]);
    expect(parseCsv('"a"x,b')).toEqual([['a', 'b']]);
    expect(parseCsv('"a\nb')).toEqual([['a\nb']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('loses nothing of any cell', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom("'=x", "''", '-1', '@a', '\t', '\r\n', ' x ', '"', ',', 'मूंग', "'"),
    );
    const rows = fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (cells) => {
        expect(parseCsv(formatCsv(cells))).toEqual(cells);
      }),
    );
  });

  it('begins no cell with what a spreadsheet calculates', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
        fc.pre(Number.isNaN(Number(sign + rest)) || sign !== '-');
        expect(formatCsv([[sign + rest]])).toMatch(/^\uFEFF"?'/);
      }),
    );
  });
});
