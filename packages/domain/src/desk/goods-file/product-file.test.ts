import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATES } from '../../gst/gst-rates.ts';
import { PRODUCT_LIMITS } from '../../products/product-limits.ts';
import { CSV_LIMITS, formatCsv } from '../csv.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';
import { indexByName } from './name-index.ts';
import {
  checkProductRow,
  type FileProduct,
  formatProductFile,
  type KnownGoods,
  limitColumn,
  MAX_FILE_PRODUCTS,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type RowProblem,
  type RowProblemCode,
  readProductCells,
} from './product-file.ts';

const ORIGINAL_MESSAGE =
  'A price before is above the price, at most 1,00,00,000 rupees, with two decimals at most, such as 1,499.50.';

const known: KnownGoods = {
  categories: indexByName([{ slug: 'spices', name: 'Spices', nameHindi: 'मसाले' }]),
  makers: indexByName([{ slug: 'bagru-group', name: 'Bagru Group', nameHindi: 'बगरू समूह' }]),
  products: new Map([
    ['papad', { version: 3, isOnSale: true }],
    ['draft', { version: 1, isOnSale: false }],
  ]),
  pictures: new Set(['aa', 'bb']),
};

const papad: FileProduct = {
  id: 'papad',
  version: 3,
  facts: { ...NO_FACTS, name: 'Papad', description: 'Crisp.', pricePaise: 149_05 },
  category: 'spices',
  maker: 'bagru-group',
  stock: 7,
  pictures: ['aa', 'bb'],
};

function read(product: FileProduct, changes: Partial<Record<ProductColumn, string>> = {}) {
  const [first] = readProductCells(formatProductFile([product])).rows;
  if (first === undefined) throw new Error('The file has no row.');
  return checkProductRow({ row: first.row, cells: { ...first.cells, ...changes } }, known);
}

describe('a file of products', () => {
  it('is read as it was written', () => {
    expect(read(papad)).toEqual({ product: papad, problems: [] });
    const bare = { ...papad, id: '', version: null, maker: '', pictures: [], stock: 0 };
    expect(read(bare).product).toEqual(bare);
  });

  // product 10.3.8
  it('loses no fact of any product', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.trim())
      // In a file these are characters that were lost on the way.
      .filter((value) => !/[\0\uFFFD]/.test(value));
    const hindi = fc.constantFrom('', 'धूप में सुखाए हुए।');
    const facts = fc.record({
      name: text.filter((value) => value !== ''),
      nameHindi: fc.constantFrom('', 'मूंग पापड़'),
      description: text,
      descriptionHindi: hindi,
      features: fc.constantFrom('', 'Sun-dried. No colour.'),
      featuresHindi: hindi,
      storageAndUsage: text,
      storageAndUsageHindi: hindi,
      brand: text,
      size: text,
      packSize: fc.constantFrom(null, { amount: 0.125, unit: 'ml' } as const),
      isVegetarian: fc.constantFrom(null, true, false),
      ingredients: text,
      ingredientsHindi: hindi,
      allergens: text,
      allergensHindi: hindi,
      bestBeforeDays: fc.option(fc.integer({ min: 1, max: 3650 })),
      foodLicence: fc.constantFrom('', '12345678901234'),
      gstRate: fc.option(fc.constantFrom(...GST_RATES)),
      hsn: fc.constantFrom('', '0910', '09041110'),
      countryOfOrigin: text,
      occasions: fc.constantFrom<ProductFacts['occasions']>([], ['gift', 'diwali']),
      contains: fc.constantFrom<ProductFacts['contains']>(
        [],
        [{ productId: 'papad-2', quantity: 3 }],
      ),
      pricePaise: fc.integer({ min: 0, max: 500_000_000 }),
      originalPricePaise: fc.option(fc.integer({ min: 500_000_001, max: 1_000_000_000 })),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 1_000_000_000 }), (some, stock) => {
        const product = { ...papad, id: 'draft', version: 1, facts: some, stock };
        expect(read(product)).toEqual({ product, problems: [] });
      }),
    );
  });

  it('has a limit for each column, and that of a cell for one that it does not know', () => {
    expect(['name', 'category', 'sku'].map(limitColumn)).toEqual([
      PRODUCT_LIMITS.name,
      CSV_LIMITS.characters,
      CSV_LIMITS.characters,
    ]);
  });

  it.each<[ProductColumn, string, RowProblemCode, string]>([
    ['id', 'gone', 'product_unknown', 'There is no product “gone”. A new product has no id yet.'],
    [
      'version',
      '2',
      'product_changed',
      'The product was changed since this file was written. Please export it again.',
    ],
    ['category', 'toys', 'category_unknown', 'There is no category “toys”.'],
    [
      'occasions',
      'gift, birthday',
      'invalid',
      'Occasions are gift, diwali, rakhi, wedding, kitchen.',
    ],
    [
      'contains',
      'papad:2 papad:1',
      'invalid',
      'A set has at most 24 kinds of goods, each once with 1 to 99 pieces.',
    ],
    ['maker', 'nobody', 'maker_unknown', 'There is no group “nobody”.'],
    ['maker', 'x'.repeat(20_000), 'maker_unknown', `There is no group “${'x'.repeat(40)}…”.`],
    ['pictures', 'aa cc', 'picture_unknown', 'There is no picture “cc”.'],
    ['pictures', 'cc '.repeat(5_000), 'too_many_pictures', 'A product has at most 12 pictures.'],
    ['pictures', 'aa aa', 'picture_twice', 'A picture is there twice.'],
    ['pictures', '', 'needed_on_sale', 'A product on sale needs a picture.'],
    ['description', '', 'needed_on_sale', 'A product on sale needs a description.'],
    ['price', '0', 'needed_on_sale', 'A product on sale needs a price.'],
    [
      'price',
      'cheap',
      'invalid',
      'A price is 0 to 1,00,00,000 rupees with two decimals at most, such as 1,499.50.',
    ],
    ['originalPrice', '149,50', 'invalid', ORIGINAL_MESSAGE],
    ['originalPrice', '149.05', 'invalid', ORIGINAL_MESSAGE],
    ['stock', '-1', 'invalid', 'A stock is 0 to 1000000000 whole pieces, such as 25 or 1,250.'],
    [
      'packAmount',
      'two',
      'invalid',
      'A pack holds more than 0 and at most 100000 g, ml or pieces, such as 200 or 2.5.',
    ],
    ['isVegetarian', 'maybe', 'invalid', 'This is yes, no or empty.'],
    ['bestBeforeDays', 'long', 'invalid', 'Best before is a whole number of days, such as 180.'],
    ['name', '', 'needed', 'Please enter a name.'],
    ['name', 'x'.repeat(121), 'too_long', 'Name must be at most 120 characters.'],
    [
      'brand',
      'Caf\uFFFD',
      'characters_lost',
      'This text has characters that were lost or cannot be stored.',
    ],
    [
      'size',
      '\0',
      'characters_lost',
      'This text has characters that were lost or cannot be stored.',
    ],
    [
      'allergens',
      '\uD83C',
      'characters_lost',
      'This text has characters that were lost or cannot be stored.',
    ],
  ])('a row whose %s is %o has a problem', (column, text, code, message) => {
    const changes = { packUnit: 'g', packAmount: '1', [column]: text };
    expect(read(papad, changes)).toEqual({
      product: null,
      problems: [{ row: 2, column, code, message }],
    });
  });

  // product 10.3.9
  it('lists every problem of a row', () => {
    const { problems } = read(papad, {
      pictures: 'aa aa',
      packUnit: 'kg',
      packAmount: '1.5',
    });
    expect(problems.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'pictures: A picture is there twice.',
      'packUnit: The unit of a pack is g, ml or piece.',
    ]);
    const fresh = read({ ...papad, id: '' });
    expect(fresh.problems).toEqual([
      {
        row: 2,
        column: 'version',
        code: 'version_of_new_product',
        message: 'A new product has no version yet.',
      },
    ]);
  });

  it.each([
    ['price', ['14,99', '0,50', '99,5', '1,4,9,9', '1.499,00', '1e3']],
    ['stock', ['2.5', '1,5', '1e2', '0x10']],
    ['bestBeforeDays', ['1e2', '0x10', '12.5', '1,5']],
    ['packAmount', ['2,5', '1e3']],
    ['gstRate', ['12', '28', '1.8', 'five']],
    ['hsn', ['090', '09109', 'ABCD']],
    // product 10.3.9
  ] as const)('never reads another number out of a %s', (column, texts) => {
    for (const text of texts) {
      const { product, problems } = read(papad, { packUnit: 'g', packAmount: '1', [column]: text });
      expect([text, product, problems.map((problem) => problem.column)]).toEqual([
        text,
        null,
        [column],
      ]);
    }
  });

  it.each<[ProductColumn, string, Partial<FileProduct> | { facts: object }]>([
    ['price', '₹ 1,149.5', { facts: { pricePaise: 1_149_50 } }],
    ['price', '१२०', { facts: { pricePaise: 120_00 } }],
    ['stock', '१२', { stock: 12 }],
    ['stock', '1,000', { stock: 1_000 }],
    ['packAmount', '२५०.५', { facts: { packSize: { amount: 250.5, unit: 'g' } } }],
    ['packUnit', 'ग्राम', { facts: { packSize: { amount: 1, unit: 'g' } } }],
    ['packUnit', ' ML', { facts: { packSize: { amount: 1, unit: 'ml' } } }],
    ['bestBeforeDays', '९०', { facts: { bestBeforeDays: 90 } }],
    ['foodLicence', '१२३४५६७८९०१२३४', { facts: { foodLicence: '12345678901234' } }],
    ['gstRate', '५%', { facts: { gstRate: 5 } }],
    ['hsn', '0904 11 10', { facts: { hsn: '09041110' } }],
    ['isVegetarian', 'हाँ', { facts: { isVegetarian: true } }],
    ['isVegetarian', 'FALSE', { facts: { isVegetarian: false } }],
    ['category', ' SPICES', { category: 'spices' }],
    ['category', 'मसाले', { category: 'spices' }],
    ['maker', 'bagru  group', { maker: 'bagru-group' }],
    ['maker', 'बगरू समूह', { maker: 'bagru-group' }],
    // product 10.3.9
  ])('takes for %s %j, as people write it', (column, text, product) => {
    const changes = { packUnit: 'g', packAmount: '1', [column]: text };
    expect(read(papad, changes)).toMatchObject({ problems: [], product });
  });

  // product 10.3.9
  it('takes a draft without numbers', () => {
    const draft = { ...papad, id: '', version: null };
    const none = { price: '', originalPrice: '', stock: '' };
    expect(read(draft, none)).toEqual({
      product: {
        ...draft,
        facts: { ...papad.facts, pricePaise: 0, originalPricePaise: null },
        stock: 0,
      },
      problems: [],
    });
  });

  // product 10.3.9
  it('has the known columns in any order, each once', () => {
    const shuffled = formatCsv([PRODUCT_COLUMNS.toReversed(), ['', '', 'gift']]);
    expect(readProductCells(shuffled).rows).toMatchObject([
      { row: 2, cells: { occasions: 'gift', id: '' } },
    ]);
    const columns = [...PRODUCT_COLUMNS.slice(1), 'version', 'colour', ''];
    expect(readProductCells(formatCsv([columns, ['x']]))).toEqual({
      rows: [],
      problems: [
        { row: 1, column: 'id', code: 'column_missing', message: 'The column id is missing.' },
        { row: 1, column: 'colour', code: 'column_unknown', message: 'There is no column colour.' },
        {
          row: 1,
          column: '',
          code: 'column_unknown',
          message: 'There is no column without a name.',
        },
        {
          row: 1,
          column: 'version',
          code: 'column_twice',
          message: 'The column version is there twice.',
        },
      ],
    });
    expect(readProductCells('').problems).toHaveLength(PRODUCT_COLUMNS.length);
  });

  it('counts rows as a spreadsheet does, and leaves empty ones out', () => {
    const file = formatCsv([PRODUCT_COLUMNS, [''], ['x'], [' ']]);
    expect(readProductCells(file).rows.map(({ row }) => row)).toEqual([3]);
  });

  it.each<[what: string, text: string, problem: Partial<RowProblem>]>([
    ['5 MB of commas', ','.repeat(5_000_000), { row: 1, code: 'too_many_columns', column: '' }],
    [
      'many names of columns',
      Array.from({ length: 60_000 }, (_, index) => `column${index}`).join(','),
      { row: 1, code: 'too_many_columns', column: '' },
    ],
    [
      'many empty rows',
      `${PRODUCT_COLUMNS}${'\n'.repeat(1_000_000)}`,
      { row: 20_001, code: 'too_many_rows', column: '' },
    ],
    [
      'an enormous cell',
      `${PRODUCT_COLUMNS}\n,,"${'x'.repeat(5_000_000)}"`,
      { row: 2, code: 'too_long', column: 'name' },
    ],
    [
      'an open quote',
      `${PRODUCT_COLUMNS}\n,,Papad\n,,"Chilli\n,,Salt`,
      { row: 3, code: 'quote_open', column: 'name' },
    ],
    [
      'an open quote beyond the columns',
      `${PRODUCT_COLUMNS}\n${Array.from(PRODUCT_COLUMNS, () => 'x')},"x`,
      { row: 2, code: 'quote_open', column: '' },
    ],
    [
      'a comma in a text',
      `${PRODUCT_COLUMNS}\n${Array.from(PRODUCT_COLUMNS, () => 'x')},x`,
      { row: 2, code: 'too_many_cells', column: '' },
    ],
    // product 10.3.16
  ])('with %s has one problem and no rows', (_what, text, problem) => {
    expect(readProductCells(text)).toMatchObject({ rows: [], problems: [problem] });
  });

  it('repeats no more than the beginning of a name', () => {
    const { problems } = readProductCells(formatCsv([[...PRODUCT_COLUMNS, 'x'.repeat(10_000)]]));
    expect(problems).toMatchObject([{ column: `${'x'.repeat(40)}…` }]);
  });

  // product 10.3.9
  it('has at most 2000 products', () => {
    const lines = Array.from({ length: MAX_FILE_PRODUCTS }, () => ['x']);
    expect(readProductCells(formatCsv([PRODUCT_COLUMNS, ...lines])).problems).toEqual([]);
    expect(readProductCells(formatCsv([PRODUCT_COLUMNS, ...lines, ['x']])).problems).toEqual([
      {
        row: 2002,
        column: '',
        code: 'too_many_products',
        message: 'A file has at most 2000 products.',
      },
    ]);
  });
});
