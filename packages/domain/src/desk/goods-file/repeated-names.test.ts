import { expect, it } from 'vitest';
import { type FileName, noteRepeatedNames } from './repeated-names.ts';

// product 10.3.9
it('names that a file or the shop has already are noted, but for those that stay', () => {
  const row = (row: number, name: string, id = '', isNewName = true): FileName => {
    return { row, name, id, isNewName };
  };
  const names = [
    row(2, 'Papad'),
    row(3, ' PAPAD '),
    row(4, 'Chilli'),
    row(5, 'Salt', 'salt'),
    row(6, 'Honey', 'honey', false),
    row(7, 'Ghee'),
  ];
  const inShop = new Map([
    ['chilli', ['red-chilli']],
    ['salt', ['salt']],
    ['honey', ['honey', 'other-honey']],
  ]);
  expect(noteRepeatedNames(names, inShop)).toEqual([
    { row: 2, column: 'name', code: 'name_in_file', message: 'Row 3 has this name too.' },
    { row: 3, column: 'name', code: 'name_in_file', message: 'Row 2 has this name too.' },
    {
      row: 4,
      column: 'name',
      code: 'name_in_shop',
      message: 'The shop has a product of this name.',
    },
  ]);
});
