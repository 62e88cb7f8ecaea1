import { asPaise, formatDecimal } from '../money.ts';
import { parseOneOf } from '../parse.ts';
import { PACK_UNITS } from '../products/pack-size.ts';
import { PRODUCT_LIMITS } from '../products/product-limits.ts';
import { readMoney, readPieces, readWeight } from '../typed-numbers.ts';
import { checkForm } from '../validation/check-form.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { type ProductFacts, productFactsSchema } from './product-facts.ts';
import { findMissingFacts, type RequiredFact } from './product-publishing.ts';
import { MAX_STOCK } from './stock-change.ts';

/** The columns of a file of products, in the order in which they are written. */
export const PRODUCT_COLUMNS = [
  'id',
  'version',
  'name',
  'nameHindi',
  'category',
  'maker',
  'brand',
  'price',
  'originalPrice',
  'stock',
  'packAmount',
  'packUnit',
  'size',
  'description',
  'features',
  'storageAndUsage',
  'isVegetarian',
  'ingredients',
  'allergens',
  'bestBeforeDays',
  'foodLicence',
  'countryOfOrigin',
  'pictures',
] as const;

/**
 * A column of a file of products: `price` and `originalPrice`, the one before, are in rupees
 * ('149.50'), `category` and `maker` are slugs, `pictures` are hashes with spaces between them.
 */
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** The most products of one file. */
export const MAX_FILE_PRODUCTS = 2_000;

/** The kinds of problems of a file: a program that shows them in another language goes by these. */
export type RowProblemCode =
  | 'column_missing'
  | 'column_unknown'
  | 'column_twice'
  | 'too_many_products'
  | 'version_of_new_product'
  | 'product_unknown'
  | 'product_changed'
  | 'product_twice'
  | 'category_unknown'
  | 'maker_unknown'
  | 'picture_unknown'
  | 'picture_twice'
  | 'too_many_pictures'
  | 'needed_on_sale'
  | 'invalid';

/** What is wrong with a file, as a spreadsheet shows the place. */
export type RowProblem = {
  /** Counted from 1, which is the row with the names of the columns. */
  readonly row: number;
  /** Name of a column, '' for the row as a whole. */
  readonly column: string;
  /** The kind of problem, for programs that say it in another language than `message` does. */
  readonly code: RowProblemCode;
  /** In English. */
  readonly message: string;
};

/** The texts of a row of products. */
export type ProductRowCells = {
  /** The row in a spreadsheet; the first product is in row 2. */
  readonly row: number;
  /** Trimmed; '' for an empty cell. */
  readonly cells: Readonly<Record<ProductColumn, string>>;
};

/** A product as a file has it. */
export type FileProduct = {
  /** '' for a new product. */
  readonly id: string;
  /** The version that the file was written from; null for a new product. */
  readonly version: number | null;
  /** All other facts, which pass {@link productFactsSchema}. */
  readonly facts: ProductFacts;
  /** Slug. */
  readonly category: string;
  /** Slug, '' for none. */
  readonly maker: string;
  /** Pieces. */
  readonly stock: number;
  /** Hashes, the main picture first. */
  readonly pictures: readonly string[];
};

/** What the shop has of all that a file names. */
export type KnownGoods = {
  /** Slugs. */
  readonly categories: ReadonlySet<string>;
  /** Slugs. */
  readonly makers: ReadonlySet<string>;
  /** By id. */
  readonly products: ReadonlyMap<string, { readonly version: number; readonly isOnSale: boolean }>;
  /** Hashes. */
  readonly pictures: ReadonlySet<string>;
};

/** Formats products for a spreadsheet, in the form that {@link readProductCells} reads (product 10.3.8). */
export function formatProductFile(products: readonly FileProduct[]): string {
  return formatCsv([
    PRODUCT_COLUMNS,
    ...products.map((product) => {
      const cells = toCells(product);
      return PRODUCT_COLUMNS.map((column) => cells[column]);
    }),
  ]);
}

function toCells(product: FileProduct): Record<ProductColumn, string> {
  const { id, version, facts, category, maker, stock, pictures } = product;
  const { pricePaise, originalPricePaise, packSize, isVegetarian, bestBeforeDays, ...texts } =
    facts;
  return {
    ...texts,
    id,
    version: String(version ?? ''),
    category,
    maker,
    price: formatDecimal(asPaise(pricePaise)),
    originalPrice: originalPricePaise === null ? '' : formatDecimal(asPaise(originalPricePaise)),
    stock: String(stock),
    packAmount: String(packSize?.amount ?? ''),
    packUnit: packSize?.unit ?? '',
    isVegetarian: formatAnswer(isVegetarian),
    bestBeforeDays: String(bestBeforeDays ?? ''),
    pictures: pictures.join(' '),
  };
}

function formatAnswer(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'yes' : 'no';
}

/**
 * Reads the rows of a file of products; rows without any text are left out (product 10.3.9). A file
 * whose columns are not those of {@link formatProductFile}, in any order, has problems and no rows.
 */
export function readProductCells(text: string): {
  readonly rows: readonly ProductRowCells[];
  readonly problems: readonly RowProblem[];
} {
  const [header = [], ...lines] = parseCsv(text);
  const names = header.map((name) => name.trim());
  const problems = findHeaderProblems(names);
  if (problems.length > 0) return { rows: [], problems };
  const rows = lines
    .map((line, index) => ({ row: index + 2, cells: toRecord(names, line) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length > MAX_FILE_PRODUCTS) {
    const message = `A file has at most ${MAX_FILE_PRODUCTS} products.`;
    const place = { row: MAX_FILE_PRODUCTS + 2, column: '' };
    return { rows: [], problems: [{ ...place, code: 'too_many_products', message }] };
  }
  return { rows, problems: [] };
}

function findHeaderProblems(names: readonly string[]): RowProblem[] {
  const missing = PRODUCT_COLUMNS.filter((column) => !names.includes(column));
  const unknown = names.filter((name) => parseOneOf(name, PRODUCT_COLUMNS) === null);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...missing.map((column) => ({
      row: 1,
      column,
      code: 'column_missing' as const,
      message: `The column ${column} is missing.`,
    })),
    ...unknown.map((column) => ({
      row: 1,
      column,
      code: 'column_unknown' as const,
      message: `There is no column ${column === '' ? 'without a name' : column}.`,
    })),
    ...repeated.map((column) => ({
      row: 1,
      column,
      code: 'column_twice' as const,
      message: `The column ${column} is there twice.`,
    })),
  ];
}

function toRecord(
  names: readonly string[],
  line: readonly string[],
): Record<ProductColumn, string> {
  const cells = PRODUCT_COLUMNS.map((column) => [
    column,
    (line[names.indexOf(column)] ?? '').trim(),
  ]);
  return Object.fromEntries(cells);
}

/**
 * Checks a row of a file, and lists all that is wrong with it in words (product 10.3.9).
 *
 * @returns the product, or null where there is a problem
 */
export function checkProductRow(
  { row, cells }: ProductRowCells,
  known: KnownGoods,
): { readonly product: FileProduct | null; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const report: Report = (column, code, message) => problems.push({ row, column, code, message });
  const version = readVersion(cells, known, report);
  if (!known.categories.has(cells.category)) {
    report('category', 'category_unknown', `There is no category ${quote(cells.category)}.`);
  }
  if (cells.maker !== '' && !known.makers.has(cells.maker)) {
    report('maker', 'maker_unknown', `There is no group ${quote(cells.maker)}.`);
  }
  const pictures = cells.pictures.split(/\s+/).filter((hash) => hash !== '');
  for (const hash of pictures) {
    if (known.pictures.has(hash)) continue;
    report('pictures', 'picture_unknown', `There is no picture ${quote(hash)}.`);
  }
  if (pictures.length > PRODUCT_LIMITS.pictures) {
    report(
      'pictures',
      'too_many_pictures',
      `A product has at most ${PRODUCT_LIMITS.pictures} pictures.`,
    );
  }
  if (new Set(pictures).size < pictures.length) {
    report('pictures', 'picture_twice', 'A picture is there twice.');
  }
  const stock = readPieces(cells.stock);
  if (stock === null || stock > MAX_STOCK) {
    report('stock', 'invalid', `A stock is 0 to ${MAX_STOCK} whole pieces, such as 25 or 1,250.`);
  }
  const facts = readFacts(cells, report);
  if (facts !== null && known.products.get(cells.id)?.isOnSale) {
    for (const fact of findMissingFacts(facts, pictures.length)) {
      const [column, message] = MISSING[fact];
      report(column, 'needed_on_sale', message);
    }
  }
  if (facts === null || stock === null || problems.length > 0) return { product: null, problems };
  const { id, category, maker } = cells;
  return { product: { id, version, facts, category, maker, stock, pictures }, problems };
}

type Report = (column: string, code: RowProblemCode, message: string) => void;

const MISSING: Readonly<Record<RequiredFact, [ProductColumn, string]>> = {
  description: ['description', 'A product on sale needs a description.'],
  price: ['price', 'A product on sale needs a price.'],
  picture: ['pictures', 'A product on sale needs a picture.'],
};

function readVersion(
  { id, version: text }: ProductRowCells['cells'],
  { products }: KnownGoods,
  report: Report,
): number | null {
  if (id === '') {
    if (text !== '') {
      report('version', 'version_of_new_product', 'A new product has no version yet.');
    }
    return null;
  }
  const known = products.get(id);
  const version = readPieces(text);
  if (known === undefined) {
    report(
      'id',
      'product_unknown',
      `There is no product ${quote(id)}. A new product has no id yet.`,
    );
  } else if (version !== known.version) {
    report(
      'version',
      'product_changed',
      'The product was changed since this file was written. Please export it again.',
    );
  }
  return version;
}

function readFacts(cells: ProductRowCells['cells'], report: Report): ProductFacts | null {
  const { packAmount, packUnit, isVegetarian } = cells;
  if (!['', 'yes', 'no'].includes(isVegetarian)) {
    report('isVegetarian', 'invalid', 'This is yes, no or empty.');
  }
  const hasPack = packAmount !== '' || packUnit !== '';
  const form = checkForm(productFactsSchema, {
    ...cells,
    // A draft needs no price yet.
    pricePaise: cells.price === '' ? 0 : (readMoney(cells.price) ?? Number.NaN),
    originalPricePaise:
      cells.originalPrice === '' ? null : (readMoney(cells.originalPrice) ?? Number.NaN),
    packSize: hasPack
      ? { amount: readWeight(packAmount) ?? Number.NaN, unit: parseOneOf(packUnit, PACK_UNITS) }
      : null,
    isVegetarian: isVegetarian === '' ? null : isVegetarian === 'yes',
    bestBeforeDays:
      cells.bestBeforeDays === '' ? null : (readPieces(cells.bestBeforeDays) ?? Number.NaN),
  });
  if (form.ok) return form.values;
  for (const [field, message = ''] of Object.entries(form.fieldErrors)) {
    report(COLUMNS_OF_FIELDS[field] ?? field, 'invalid', message);
  }
  return null;
}

/** The columns of fields that have another name. */
const COLUMNS_OF_FIELDS: Readonly<Record<string, ProductColumn>> = {
  pricePaise: 'price',
  originalPricePaise: 'originalPrice',
  packSize: 'packAmount',
  'packSize.amount': 'packAmount',
  'packSize.unit': 'packUnit',
};

function quote(text: string): string {
  return text === '' ? 'without a name' : `“${text}”`;
}
