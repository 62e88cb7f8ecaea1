import { readHsn } from '../../gst/gst-rates.ts';
import { asPaise, formatDecimal } from '../../money.ts';
import { parseOneOf } from '../../parse.ts';
import { readOccasions } from '../../products/occasion.ts';
import type { PackUnit } from '../../products/pack-size.ts';
import { PRODUCT_LIMITS } from '../../products/product-limits.ts';
import { formatSetParts, readSetParts } from '../../products/set-contents.ts';
import { toNameKey } from '../../text/name-key.ts';
import { readMoney, readPercent, readPieces, readWeight } from '../../typed-numbers.ts';
import { checkForm } from '../../validation/check-form.ts';
import { CSV_LIMITS, formatCsv } from '../csv.ts';
import { toLatinDigits } from '../latin-digits.ts';
import { type CsvStop, type CsvTable, parseCsv } from '../parse-csv.ts';
import { type ProductFacts, productFactsSchema } from '../product-facts.ts';
import { findMissingFacts, type RequiredFact } from '../product-publishing.ts';
import { MAX_STOCK } from '../stock-change.ts';

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
  'descriptionHindi',
  'features',
  'featuresHindi',
  'storageAndUsage',
  'storageAndUsageHindi',
  'isVegetarian',
  'ingredients',
  'ingredientsHindi',
  'allergens',
  'allergensHindi',
  'bestBeforeDays',
  'foodLicence',
  'gstRate',
  'hsn',
  'countryOfOrigin',
  'occasions',
  'contains',
  'pictures',
] as const;

/**
 * A column of a file of products: `price` and `originalPrice`, the one before, are in rupees
 * ('149.50'), `category` and `maker` are slugs, which a file may name instead, `pictures` are hashes
 * with spaces between them, `contains` is what is in a set ('moong-papad:2 jeera:1').
 */
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** The most products of one file. */
export const MAX_FILE_PRODUCTS = 2_000;

/** The most problems that are told of one file, and the most notes; their count tells of the rest. */
export const MAX_TOLD_PROBLEMS = 100;

/** The kinds of problems of a file: a program that shows them in another language goes by these. */
export type RowProblemCode =
  | 'encoding_unknown'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'too_many_cells'
  | 'quote_open'
  | 'characters_lost'
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
  | 'needed'
  | 'too_long'
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
  /** Slugs by the keys of what people write for them, see `indexByName`. */
  readonly categories: ReadonlyMap<string, string>;
  /** The same of groups. */
  readonly makers: ReadonlyMap<string, string>;
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
  const { pricePaise, originalPricePaise, packSize, isVegetarian, bestBeforeDays, gstRate } = facts;
  const { occasions, contains, ...texts } = facts;
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
    gstRate: String(gstRate ?? ''),
    occasions: occasions.join(' '),
    contains: formatSetParts(contains),
    pictures: pictures.join(' '),
  };
}

function formatAnswer(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'yes' : 'no';
}

/**
 * Reads the rows of a file of products; rows without any text are left out (product 10.3.9). A file
 * whose columns are not those of {@link formatProductFile}, in any order, has problems and no rows, and
 * so has one that goes beyond a limit (product 10.3.16).
 */
export function readProductCells(text: string): {
  readonly rows: readonly ProductRowCells[];
  readonly problems: readonly RowProblem[];
} {
  const { rows: lines, stop } = parseCsv(text);
  const names = (lines[0] ?? []).map((name) => name.trim());
  const problems = stop?.row === 1 ? [] : findHeaderProblems(names);
  if (problems.length > 0) return { rows: [], problems };
  if (stop !== null) return { rows: [], problems: [toStopProblem(stop, names)] };
  const places = PRODUCT_COLUMNS.map((column) => [column, names.indexOf(column)] as const);
  const rows: ProductRowCells[] = [];
  const tooWide: RowProblem[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.every((cell) => cell.trim() === '')) continue;
    const row = index + 1;
    if (rows.length === MAX_FILE_PRODUCTS) {
      const message = `A file has at most ${MAX_FILE_PRODUCTS} products.`;
      return { rows: [], problems: [{ row, column: '', code: 'too_many_products', message }] };
    }
    if (line.slice(names.length).some((cell) => cell.trim() !== '')) {
      tooWide.push({ row, column: '', code: 'too_many_cells', message: TOO_MANY_CELLS });
    }
    rows.push({ row, cells: toRecord(places, line) });
  }
  return tooWide.length > 0 ? { rows: [], problems: tooWide } : { rows, problems: [] };
}

const TOO_MANY_CELLS =
  'This row has more cells than there are columns. A text with a comma stands in quotation marks.';

const STOPS: Readonly<Record<CsvStop, [code: RowProblemCode, message: string]>> = {
  rows: ['too_many_rows', `A file has at most ${CSV_LIMITS.rows} rows, empty ones included.`],
  columns: ['too_many_columns', `A file has at most ${CSV_LIMITS.columns} columns.`],
  characters: ['too_long', `A cell has at most ${CSV_LIMITS.characters} characters.`],
  quote: ['quote_open', 'The quotation mark that begins this cell is not closed.'],
};

function toStopProblem(
  { row, column, why }: NonNullable<CsvTable['stop']>,
  names: readonly string[],
): RowProblem {
  const [code, message] = STOPS[why];
  const isCell = why === 'characters' || why === 'quote';
  return { row, column: isCell ? shorten(names[column - 1] ?? '') : '', code, message };
}

function findHeaderProblems(names: readonly string[]): RowProblem[] {
  const seen = new Set<string>();
  const repeated = names.filter((name) => seen.size === seen.add(name).size);
  const missing = PRODUCT_COLUMNS.filter((column) => !seen.has(column));
  const unknown = names.filter((name) => parseOneOf(name, PRODUCT_COLUMNS) === null).map(shorten);
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
    ...repeated.map(shorten).map((column) => ({
      row: 1,
      column,
      code: 'column_twice' as const,
      message: `The column ${column} is there twice.`,
    })),
  ];
}

function toRecord(
  places: readonly (readonly [ProductColumn, number])[],
  line: readonly string[],
): ProductRowCells['cells'] {
  const cells = places.map(([column, place]) => [column, (line[place] ?? '').trim()]);
  return Object.fromEntries(cells);
}

/**
 * The hashes of a cell of pictures: one more than a product has at most, so that nothing of the rest is
 * looked up.
 */
export function readPictureHashes({ cells }: ProductRowCells): string[] {
  return cells.pictures
    .split(/\s+/)
    .filter((hash) => hash !== '')
    .slice(0, PRODUCT_LIMITS.pictures + 1);
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
  for (const column of PRODUCT_COLUMNS) {
    if (isStorable(cells[column])) continue;
    report(
      column,
      'characters_lost',
      'This text has characters that were lost or cannot be stored.',
    );
  }
  const version = readVersion(cells, known, report);
  const category = known.categories.get(toNameKey(cells.category));
  if (cells.category === '') {
    report('category', 'needed', 'Please enter a category.');
  } else if (category === undefined) {
    report('category', 'category_unknown', `There is no category ${quote(cells.category)}.`);
  }
  const maker = cells.maker === '' ? '' : known.makers.get(toNameKey(cells.maker));
  if (maker === undefined) {
    report('maker', 'maker_unknown', `There is no group ${quote(cells.maker)}.`);
  }
  const pictures = readPictureHashes({ row, cells });
  if (pictures.length > PRODUCT_LIMITS.pictures) {
    report(
      'pictures',
      'too_many_pictures',
      `A product has at most ${PRODUCT_LIMITS.pictures} pictures.`,
    );
  } else if (new Set(pictures).size < pictures.length) {
    report('pictures', 'picture_twice', 'A picture is there twice.');
  } else {
    for (const hash of pictures) {
      if (known.pictures.has(hash)) continue;
      report('pictures', 'picture_unknown', `There is no picture ${quote(hash)}.`);
    }
  }
  const stock = cells.stock === '' ? 0 : readPieces(cells.stock);
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
  const isWhole = facts !== null && stock !== null && category !== undefined && maker !== undefined;
  if (!isWhole || problems.length > 0) return { product: null, problems };
  const { id } = cells;
  return { product: { id, version, facts, category, maker, stock, pictures }, problems };
}

/** False for a text with a NUL or half a character, and for one that an earlier reader has broken. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !/[\0\uFFFD]/.test(text);
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
  const { packAmount, packUnit } = cells;
  const isVegetarian = ANSWERS.get(toNameKey(cells.isVegetarian));
  if (isVegetarian === undefined) report('isVegetarian', 'invalid', 'This is yes, no or empty.');
  const { occasions, hasUnknown } = readOccasions(cells.occasions);
  const hasPack = packAmount !== '' || packUnit !== '';
  const form = checkForm(productFactsSchema, {
    ...cells,
    // A draft needs no price yet.
    pricePaise: cells.price === '' ? 0 : (readMoney(cells.price) ?? Number.NaN),
    originalPricePaise:
      cells.originalPrice === '' ? null : (readMoney(cells.originalPrice) ?? Number.NaN),
    packSize: hasPack
      ? {
          amount: readWeight(packAmount) ?? Number.NaN,
          unit: UNITS.get(toNameKey(packUnit)) ?? null,
        }
      : null,
    isVegetarian: isVegetarian ?? null,
    bestBeforeDays:
      cells.bestBeforeDays === '' ? null : (readPieces(cells.bestBeforeDays) ?? Number.NaN),
    foodLicence: toLatinDigits(cells.foodLicence),
    gstRate: cells.gstRate === '' ? null : (readPercent(cells.gstRate) ?? Number.NaN) / 100,
    hsn: readHsn(cells.hsn),
    // What cannot be read is no list.
    occasions: hasUnknown ? null : occasions,
    contains: readSetParts(toLatinDigits(cells.contains)),
  });
  if (form.ok) return form.values;
  for (const [field, message = ''] of Object.entries(form.fieldErrors)) {
    const column = COLUMNS_OF_FIELDS[field] ?? field;
    report(column, classify(cells, column), message);
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

/** What people write for yes, no and nothing, by its key. */
const ANSWERS: ReadonlyMap<string, boolean | null> = new Map([
  ['', null],
  ...['yes', 'true', 'हाँ', 'हां'].map((word) => [toNameKey(word), true] as const),
  ...['no', 'false', 'नहीं'].map((word) => [toNameKey(word), false] as const),
]);

/** What people write for a unit, by its key. */
const UNITS: ReadonlyMap<string, PackUnit> = new Map([
  ...['g', 'ग्राम'].map((word) => [toNameKey(word), 'g'] as const),
  ...['ml', 'मिली', 'मिलीलीटर'].map((word) => [toNameKey(word), 'ml'] as const),
  ...['piece', 'pieces', 'pcs', 'नग'].map((word) => [toNameKey(word), 'piece'] as const),
]);

/** The kind of a problem of a cell: that it is empty or too long tells how to mend it. */
function classify(
  cells: ProductRowCells['cells'],
  column: string,
): 'needed' | 'too_long' | 'invalid' {
  const own = PRODUCT_COLUMNS.filter((one) => one === column);
  if (own.some((one) => cells[one] === '')) return 'needed';
  return own.some((one) => cells[one].length > limitColumn(one)) ? 'too_long' : 'invalid';
}

/** The most characters that a file has in a cell of a column, which may be one that there is not (product 10.3.16). */
export function limitColumn(column: string): number {
  const known = parseOneOf(column, PRODUCT_COLUMNS);
  return (known === null ? undefined : TEXT_LIMITS[known]) ?? CSV_LIMITS.characters;
}

/** The most characters of columns of text. */
const TEXT_LIMITS: Readonly<Partial<Record<ProductColumn, number>>> = {
  name: PRODUCT_LIMITS.name,
  nameHindi: PRODUCT_LIMITS.name,
  brand: PRODUCT_LIMITS.brand,
  size: PRODUCT_LIMITS.size,
  description: PRODUCT_LIMITS.description,
  descriptionHindi: PRODUCT_LIMITS.description,
  features: PRODUCT_LIMITS.features,
  featuresHindi: PRODUCT_LIMITS.features,
  storageAndUsage: PRODUCT_LIMITS.storageAndUsage,
  storageAndUsageHindi: PRODUCT_LIMITS.storageAndUsage,
  ingredients: PRODUCT_LIMITS.ingredients,
  ingredientsHindi: PRODUCT_LIMITS.ingredients,
  allergens: PRODUCT_LIMITS.allergens,
  allergensHindi: PRODUCT_LIMITS.allergens,
  countryOfOrigin: PRODUCT_LIMITS.countryOfOrigin,
};

/** Longest part of a file that a problem repeats, in characters. */
const SHOWN = 40;

function shorten(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN + 2));
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
}

function quote(text: string): string {
  return `“${shorten(text)}”`;
}
