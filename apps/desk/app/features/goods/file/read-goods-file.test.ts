import { readFile } from 'node:fs/promises';
import { parseCsv } from '@haat/domain/desk';
import { expect, it } from 'vitest';
import { readGoodsFile } from './read-goods-file.ts';

const SPREADSHEET = new URL('../../../../test/support/goods.xlsx', import.meta.url);

// product 10.8.5
it('reads the first sheet of a spreadsheet, with its rows where they are', async () => {
  const csv = await readGoodsFile(new Blob([await readFile(SPREADSHEET)]));
  const [columns = [], ...rows] = parseCsv(await csv.text()).rows;
  const records = rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index]])),
  );
  expect(records).toHaveLength(3);
  expect(records[0]).toMatchObject({
    id: '',
    nameHindi: 'मेथी पापड़',
    price: '149.5',
    // What the export marked, as a spreadsheet would calculate it.
    description: '=crisp, "thin"',
    isVegetarian: 'yes',
    foodLicence: '12345678901234',
  });
  expect(records[2]).toMatchObject({ name: 'Chilli Papad', stock: '0' });
});

// product 10.8.5
it('leaves a CSV file as it is', async () => {
  const csv = await readGoodsFile(new Blob(['\uFEFFid,name\r\n,पापड़\r\n']));
  // Reading as text takes the byte order mark away.
  expect(await csv.text()).toBe('id,name\r\n,पापड़\r\n');
});

it.each([
  ['too-large', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])],
  ['unreadable', new Blob(['PK\u0003\u0004 torn'])],
  // product 10.3.16
])('says that a file is %s', async (failure, file) => {
  await expect(readGoodsFile(file)).rejects.toMatchObject({ failure });
});
