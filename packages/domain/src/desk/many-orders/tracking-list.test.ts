import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedNumbers, readTrackingList } from './tracking-list.ts';

const ORDERS = [
  { id: 'a', orderNumber: 'HAAT-2026-10000001' },
  { id: 'b', orderNumber: 'HAAT-2026-10000002' },
  { id: 'c', orderNumber: 'HAAT-2026-10000003' },
];

function read(text: string) {
  const { numbers, problems } = readTrackingList(text, ORDERS);
  return {
    numbers: Object.fromEntries(numbers),
    problems: problems.map(({ line, reason }) => `${line} ${reason}`),
  };
}

// product 10.2.19
describe('pasted courier numbers', () => {
  it('stand one a line in the order of the orders, with empty lines between', () => {
    expect(read('EU111IN\r\n\r\n  EU222IN \n')).toEqual({
      numbers: { a: 'EU111IN', b: 'EU222IN' },
      problems: [],
    });
    expect(read('')).toEqual({ numbers: {}, problems: [] });
  });

  it('stand beside the number of their order, in any order of lines and columns', () => {
    const text = 'HAAT-2026-10000003\tEU 333 IN\nEU111IN, haat-2026-10000001;\n';
    expect(read(text)).toEqual({ numbers: { a: 'EU111IN', c: 'EU 333 IN' }, problems: [] });
  });

  it('may be in digits of either script', () => {
    expect(read('HAAT-२०२६-१००००००२ १२३')).toEqual({ numbers: { b: '123' }, problems: [] });
  });

  it('are refused by line where they are of no order, of one twice, or too many', () => {
    expect(read('HAAT-2026-10000001 X1\nHAAT-2026-99999999 X2\nX3')).toEqual({
      numbers: { a: 'X1' },
      problems: ['2 unnamed', '3 unnamed'],
    });
    expect(read('HAAT-2026-10000001 X1\nHAAT-2026-10000001 X2\nHAAT-2026-10000002')).toEqual({
      numbers: { a: 'X1' },
      problems: ['2 named_twice', '3 no_number'],
    });
    expect(read('1\n2\n3\n4')).toMatchObject({ problems: ['4 too_many'] });
    expect(read('1\n1')).toEqual({ numbers: { a: '1' }, problems: ['2 number_twice'] });
    expect(read('9'.repeat(61))).toEqual({ numbers: {}, problems: ['1 too_long'] });
  });

  it('are each read or refused, whatever was pasted', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 70 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
      fc.constantFrom(...ORDERS.map(({ orderNumber }) => orderNumber)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { numbers, problems } = readTrackingList(lines.join('\n'), ORDERS);
        const filled = lines.filter((text) => text.replaceAll(/[\s,;:]/g, '') !== '');
        expect(numbers.size + problems.length).toBe(filled.length);
      }),
    );
  });
});

// product 10.2.19
it('a courier number of two orders is found at both', () => {
  const numbers = new Map(Object.entries({ a: 'X1', b: '', c: 'X1', d: '', e: 'X2' }));
  expect(findRepeatedNumbers(numbers)).toEqual(['a', 'c']);
});
