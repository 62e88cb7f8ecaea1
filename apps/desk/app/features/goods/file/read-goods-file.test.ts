import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
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
  // product 10.8.5
])('says that a file is %s', async (failure, file) => {
  await expect(readGoodsFile(file)).rejects.toMatchObject({ failure });
});

/** A spreadsheet with one sheet. @param rows the XML of its rows */
function toSpreadsheet(rows: string, others: readonly string[] = []): Blob {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  return toArchive({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...Object.fromEntries(others.map((text, index) => [`xl/worksheets/other${index}.xml`, text])),
  });
}

/** An archive of files without checksums, which readers of spreadsheets do not look at. */
function toArchive(files: Readonly<Record<string, string>>): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    parts.push(local, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(offset, 16);
  return new Blob([Buffer.concat([...parts, ...directory, end])]);
}

const toCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

it.each([
  ['CV1', 'x', 1],
  ['A20000', 'x', 20_000],
])('reads a spreadsheet as far as %s', async (place, text, rows) => {
  const row = `<row r="${rows}">${toCell(place, text)}</row>`;
  const csv = await readGoodsFile(toSpreadsheet(row));
  const table = parseCsv(await csv.text());
  expect(table.stop).toBeNull();
  expect(table.rows).toHaveLength(rows);
  expect(table.rows.at(-1)?.at(-1)).toBe(text);
});

it.each<[what: string, file: () => Blob]>([
  ['a row far below', () => toSpreadsheet(`<row r="1048576">${toCell('A1048576', 'x')}</row>`)],
  ['a cell far to the right', () => toSpreadsheet(`<row r="1">${toCell('XFD1', 'x')}</row>`)],
  ['gigabytes in a small archive', () => toSpreadsheet(' '.repeat(50_000_000))],
  [
    'many sheets',
    () =>
      toSpreadsheet(
        '',
        Array.from({ length: 600 }, () => '<worksheet/>'),
      ),
  ],
  [
    'a cell of megabytes',
    () => toSpreadsheet(`<row r="1">${toCell('A1', 'x'.repeat(6_000_000))}</row>`),
  ],
  // product 10.3.16
])('does not read a spreadsheet with %s', async (_what, toFile) => {
  const file = toFile();
  await expect(readGoodsFile(file)).rejects.toMatchObject({ failure: 'too-large' });
});
