import { formatProductFile, NO_FACTS } from '@haat/domain';
import { PRODUCT_COLUMNS, type ProductColumn, readProductCells } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { buildTestApp, type TestAppOptions, type TestShop } from '../support/build-test-app.ts';
import {
  addCategory,
  addMaker,
  addProduct,
  readProductRow,
} from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';

async function openDesk(options: TestAppOptions = {}) {
  const shop = await buildTestApp(options);
  await addCategory(shop.context);
  const maker = await addMaker(shop.context);
  await addProduct(shop.context, {
    id: 'papad',
    name: 'Papad',
    name_hindi: 'पापड़',
    description: '=SUM(A1), "crisp"\nand thin',
    size: '-5 cm',
    pack_amount: 0.25,
    pack_unit: 'g',
    price_paise: 149_50,
    original_price_paise: 166_00,
    discount_percent: 10,
    is_vegetarian: 1,
    best_before_days: 90,
    maker_id: maker.id,
    status: 'archived',
  });
  await addProduct(shop.context, { id: 'chilli', description: 'Hot.' });
  return { shop, desk: await signUpDeskMember(shop, 'coordinator') };
}

async function sendFile(
  shop: TestShop,
  desk: DeskVisitor,
  file: string | Uint8Array<ArrayBuffer>,
  {
    isDryRun = false,
    key = crypto.randomUUID(),
    known,
  }: { isDryRun?: boolean; key?: string; known?: 'skip' | 'update' } = {},
) {
  const form = new FormData();
  if (isDryRun) form.append('dryRun', 'true');
  if (known !== undefined) form.append('known', known);
  form.append('file', new Blob([file]), 'products.csv');
  const path = '/desk/products/import';
  const headers = { 'idempotency-key': key };
  return (await sendForm(shop, desk, { method: 'POST', path, form, headers })).body;
}

// product 10.3.8
test('the export is imported without a change, and marks what a spreadsheet would calculate', async () => {
  const { shop, desk } = await openDesk({ hasReadingProcesses: true });
  const file = await desk.get('/desk/products.csv');
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(file.text).toContain(`"'=SUM(A1), ""crisp""`);
  expect(readProductCells(file.text).rows.map(({ cells }) => cells.id)).toEqual([
    'chilli',
    'papad',
  ]);
  // What was put into the shop by hand lacks the picture of a product on sale.
  await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
  const again = await sendFile(shop, desk, file.text);
  expect(again.data).toEqual({
    isApplied: true,
    importId: null,
    created: 0,
    changed: 0,
    unchanged: 2,
    priceChanges: [],
    problems: [],
    problemCount: 0,
    known: [],
    knownCount: 0,
    notes: [],
    noteCount: 0,
  });
  expect((await desk.get('/desk/products.csv')).text).toBe(file.text);
});

// product 10.3.15
test('a price that changes by more than half is told before the file is imported', async () => {
  const { shop, desk } = await openDesk();
  await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
  const { text } = await desk.get('/desk/products.csv');
  expect(text).toContain('149.50,166.00,');
  const dear = text.replace('149.50,166.00,', '"1,495.00",,');
  const priceChanges = [{ row: 3, name: 'Papad', beforePaise: 149_50, afterPaise: 1_495_00 }];
  const checked = await sendFile(shop, desk, dear, { isDryRun: true });
  expect(checked.data).toMatchObject({ isApplied: false, changed: 1, priceChanges, problems: [] });
  const near = text.replace('149.50,166.00,', '159.50,,');
  expect((await sendFile(shop, desk, near, { isDryRun: true })).data.priceChanges).toEqual([]);
});

// product 10.3.9
test('an import begins drafts and changes products, once, and leaves their stock', async () => {
  const { shop, desk } = await openDesk();
  const [papad] = readProductCells((await desk.get('/desk/products.csv')).text).rows.filter(
    ({ cells }) => cells.id === 'papad',
  );
  if (papad === undefined) throw new Error('The export lacks a product.');
  const cells = PRODUCT_COLUMNS.map((column) => papad.cells[column]);
  const changed = { ...papad.cells, name: 'Thin Papad', stock: '99', description: 'Crisp.' };
  const fresh = formatProductFile([
    {
      id: '',
      version: null,
      facts: { ...NO_FACTS, name: 'Mangodi', pricePaise: 45_50 },
      category: 'spices',
      maker: '',
      stock: 7,
      pictures: [],
    },
  ]);
  const row = PRODUCT_COLUMNS.map((column) => changed[column]).join(',');
  const file = `${fresh}${row}\r\n`;
  expect(cells).toHaveLength(PRODUCT_COLUMNS.length);
  const dry = await sendFile(shop, desk, file, { isDryRun: true });
  expect(dry.data).toMatchObject({ isApplied: false, created: 1, changed: 1, problems: [] });
  expect(await readProductRow(shop.context, 'papad')).toMatchObject({ name: 'Papad' });
  const applied = await sendFile(shop, desk, file, { key: 'import-once' });
  expect(applied.data).toMatchObject({ isApplied: true, created: 1, changed: 1 });
  expect((await sendFile(shop, desk, file, { key: 'import-once' })).data).toEqual(applied.data);
  const { products } = (await desk.get('/desk/products')).body.data;
  expect(products).toHaveLength(3);
  expect(products).toContainEqual(
    expect.objectContaining({ name: 'Mangodi', status: 'draft', stock: 7, pricePaise: 45_50 }),
  );
  expect(await readProductRow(shop.context, 'papad')).toMatchObject({
    name: 'Thin Papad',
    stock_quantity: 10,
    version: 2,
  });
});

// product 10.6.17
test('an import is one row of the log, and each product has its own in its history', async () => {
  const { shop, desk } = await openDesk();
  await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
  const { text } = await desk.get('/desk/products.csv');
  await sendFile(shop, desk, text);
  const log = async (query: string) => (await desk.get(`/desk/audit?${query}`)).body.data.entries;
  expect(await log('')).toEqual([]);
  const added = toRow({ name: 'Mangodi', price: '45', stock: '7' });
  await sendFile(
    shop,
    desk,
    `${text.replace('Crisp', 'Thin').replace('Papad', 'Thin Papad')}${added}`,
  );
  expect(await log('subjectKind=product')).toMatchObject([
    {
      action: 'product.imported',
      subjectId: '',
      subjectName: '',
      before: null,
      after: { begunGoods: 1, changedGoods: 1 },
    },
  ]);
  expect(await log('subjectKind=product&subjectId=papad')).toMatchObject([
    {
      action: 'product.in_import',
      subjectName: 'Thin Papad',
      subjectNameHindi: 'पापड़',
      before: { name: 'Papad' },
      after: { name: 'Thin Papad' },
    },
  ]);
});

// product 10.3.9
test('a file with a problem changes nothing, and every problem is told by row and column', async () => {
  const { shop, desk } = await openDesk();
  const { rows } = readProductCells((await desk.get('/desk/products.csv')).text);
  const line = (changes: Record<string, string>) =>
    PRODUCT_COLUMNS.map((column) => {
      const text = { ...rows[0]?.cells, ...changes }[column] ?? '';
      return `"${text.replaceAll('"', '""')}"`;
    }).join(',');
  const file = [
    PRODUCT_COLUMNS.join(','),
    line({ name: 'Changed', pictures: '' }),
    line({ version: '7', category: 'toys', price: 'cheap', pictures: '' }),
  ].join('\n');
  const reply = await sendFile(shop, desk, file);
  expect(reply.message).toBe('File checked');
  expect(reply.data.isApplied).toBe(false);
  expect(
    reply.data.problems.map(({ row, column }: { row: number; column: string }) => [row, column]),
  ).toEqual([
    [2, 'pictures'],
    [3, 'version'],
    [3, 'category'],
    [3, 'price'],
    [3, 'id'],
  ]);
  expect(await readProductRow(shop.context, 'chilli')).toMatchObject({ version: 1 });
  expect((await sendFile(shop, desk, 'name\nPapad')).data.problems).toHaveLength(
    PRODUCT_COLUMNS.length - 1,
  );
});

const HEAD = PRODUCT_COLUMNS.join(',');

/** A row of a new product. */
function toRow(changes: Partial<Record<ProductColumn, string>>): string {
  const cells = { category: 'spices', ...changes };
  return PRODUCT_COLUMNS.map((column) => cells[column] ?? '').join(',');
}

// product 10.3.9
test('goods of a file are listed in its order, and exported in it', async () => {
  const { shop, desk } = await openDesk();
  const names = Array.from({ length: 30 }, (_, index) => `Papad ${index}`);
  const file = [HEAD, ...names.map((name) => toRow({ name }))].join('\n');
  expect((await sendFile(shop, desk, file)).data).toMatchObject({ isApplied: true, created: 30 });
  const { products } = (await desk.get('/desk/products?limit=100')).body.data;
  const listed = products.map(({ name }: { name: string }) => name);
  expect(listed.filter((name: string) => names.includes(name))).toEqual(names);
  const { rows } = readProductCells((await desk.get('/desk/products.csv')).text);
  expect(rows.map(({ cells }) => cells.name).filter((name) => names.includes(name))).toEqual(names);
});

test.each<[what: string, file: string | Buffer, problem: object]>([
  [
    'Windows-1252',
    Buffer.from(`${HEAD}\n${toRow({ name: 'Caf\u00e9' })}`, 'latin1'),
    {
      row: 1,
      code: 'encoding_unknown',
      message: 'This file is not in UTF-8. Please save it as “CSV UTF-8”, and choose it again.',
    },
  ],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0'), { code: 'encoding_unknown' }],
  [
    'a lost character',
    `${HEAD}\n${toRow({ name: 'Caf\uFFFD' })}`,
    { row: 2, column: 'name', code: 'characters_lost' },
  ],
  [
    'a NUL',
    `${HEAD}\n${toRow({ name: 'Papad' })}\n${toRow({ name: 'Pa\0pad', description: 'x'.repeat(900) })}`,
    { row: 3, column: 'name', code: 'characters_lost' },
  ],
])(
  'a file with %s is refused by a sentence, and nothing of it is stored',
  async (_what, file, problem) => {
    const { shop, desk } = await openDesk();
    const { data } = await sendFile(
      shop,
      desk,
      typeof file === 'string' ? file : new Uint8Array(file),
    );
    expect(data).toMatchObject({ isApplied: false, problems: [problem], problemCount: 1 });
    expect((await desk.get('/desk/products')).body.data.products).toHaveLength(2);
  },
);

// product 10.3.16
test('at most 100 problems are told, with the count of all', async () => {
  const { shop, desk } = await openDesk();
  const pictures = Array.from({ length: 2_000 }, (_, index) => `p${index}`).join(' ');
  const rows = Array.from({ length: 400 }, () => toRow({ name: '', price: 'x', pictures }));
  const { data } = await sendFile(shop, desk, [HEAD, ...rows].join('\n'), { isDryRun: true });
  expect(data.problems).toHaveLength(100);
  expect(data).toMatchObject({ problemCount: 1_200 });
  expect(new Set(data.problems.map(({ code }: { code: string }) => code))).toEqual(
    new Set(['too_many_pictures', 'needed', 'invalid']),
  );
});

// product 10.3.19
test('the same file again adds nothing by itself: its rows are left out, or update the goods', async () => {
  const { shop, desk } = await openDesk();
  const row = (changes: Partial<Record<ProductColumn, string>>) =>
    toRow({ name: 'Mangodi', nameHindi: 'मंगोड़ी', maker: 'bagru-group', price: '45', ...changes });
  const file = [HEAD, row({ description: 'Sun dried.' })].join('\n');
  expect((await sendFile(shop, desk, file)).data).toMatchObject({ created: 1, known: [] });
  const count = async () => (await desk.get('/desk/products')).body.data.products.length;
  const again = [HEAD, row({ name: 'MANGODI', price: '145' }), toRow({ name: 'Haldi' })].join('\n');
  for (const options of [{ isDryRun: true }, {}]) {
    const { data } = await sendFile(shop, desk, again, options);
    expect(data).toMatchObject({ isApplied: false, created: 1, changed: 0, knownCount: 1 });
    expect(data.known).toMatchObject([{ row: 2, name: 'MANGODI' }]);
  }
  expect(await count()).toBe(3);
  const checked = await sendFile(shop, desk, again, { isDryRun: true, known: 'update' });
  expect(checked.data).toMatchObject({ created: 1, changed: 1, priceChanges: [{ row: 2 }] });
  const key = 'goods-again';
  const { data } = await sendFile(shop, desk, again, { known: 'update', key });
  expect(data).toMatchObject({ isApplied: true, created: 1, changed: 1, knownCount: 1 });
  expect(await readProductRow(shop.context, data.known[0].productId)).toMatchObject({
    ...{ name: 'MANGODI', description: 'Sun dried.', price_paise: 145_00, version: 2 },
  });
  const left = await sendFile(shop, desk, again, { known: 'skip' });
  expect(left.data).toMatchObject({ isApplied: true, created: 0, changed: 0, importId: null });
  expect(await count()).toBe(4);
  const other = await sendFile(shop, desk, again, { known: 'skip', key });
  expect(other.code).toBe('idempotency_key_reused');
});
