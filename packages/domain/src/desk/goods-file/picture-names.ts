import { toNameKey } from '../../text/name-key.ts';
import { formatCsv } from '../csv.ts';
import { parseCsv } from '../parse-csv.ts';
import { indexByName } from './name-index.ts';

/** The names of files that a row has in its column of pictures. */
export interface NamedPictures {
  /** Of the product, '' for a new one. */
  readonly id: string;
  readonly name: string;
  readonly files: readonly string[];
}

const HASHES = /^[0-9a-f]{64}(?:\s+[0-9a-f]{64})*$/;

/**
 * Takes the names of files, parted by ';', out of the column of pictures (product 10.3.24): the import takes
 * hashes alone.
 *
 * @returns the file as it is, when it names none
 */
export function takePictureNames(csv: string): { csv: string; named: readonly NamedPictures[] } {
  const { rows, stop } = parseCsv(csv);
  const columns = (rows[0] ?? []).map((name) => name.trim());
  const at = columns.indexOf('pictures');
  if (stop !== null || at === -1) return { csv, named: [] };
  const named: NamedPictures[] = [];
  const cleared = rows.map((row, index) => {
    const parts = (row[at] ?? '').split(/[;\n]/).map((part) => part.trim());
    const files = parts.filter((part) => part !== '' && !HASHES.test(part));
    if (index === 0 || files.length === 0) return row;
    const read = (column: string) => row[columns.indexOf(column)]?.trim() ?? '';
    named.push({ id: read('id'), name: read('name'), files });
    return row.with(at, parts.filter((part) => HASHES.test(part)).join(' '));
  });
  return named.length === 0 ? { csv, named } : { csv: formatCsv(cleared), named };
}

/** A product that pictures are sought for. */
export interface PictureGoods {
  readonly id: string;
  readonly name: string;
  /** '' while it is not known. */
  readonly nameHindi: string;
}

/** The number at the end of the name of a file: 'Papad-2', 'Papad (2)'. */
const NUMBER = /[\s_-]*\(?(\d{1,2})\)?$/;

/**
 * Finds the products of pictures by the names of their files: what a row names, else the id of the product or
 * its name in either script, with a number behind it or without (product 10.3.24). A name that several
 * products have is nobody's.
 *
 * @param paths in any folders
 * @returns the pictures of each product in their order, and the paths that fit none
 */
export function matchPictures(
  paths: readonly string[],
  products: readonly PictureGoods[],
  named: readonly NamedPictures[],
): { matches: { path: string; productId: string }[]; unmatched: string[] } {
  const ids = indexByName(products.map(({ id, ...names }) => ({ slug: id, ...names })));
  const wanted = new Map<string, { productId: string; place: number }[]>();
  for (const { id, name, files } of named) {
    const productId = id === '' ? ids.get(toNameKey(name)) : id;
    if (productId === undefined) continue;
    for (const [place, file] of files.entries()) {
      const key = toNameKey(file);
      wanted.set(key, [...(wanted.get(key) ?? []), { productId, place }]);
    }
  }
  const found = paths.map((path) => ({ path, targets: findTargets(path, ids, wanted) }));
  const matches = found
    .flatMap(({ path, targets }) => targets.map((target) => ({ path, ...target })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path, productId }) => ({ path, productId }));
  const unmatched = found.flatMap(({ path, targets }) => (targets.length === 0 ? [path] : []));
  return { matches, unmatched };
}

function findTargets(
  path: string,
  ids: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, readonly { productId: string; place: number }[]>,
): readonly { productId: string; place: number }[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const stem = file.replace(/\.[^.]+$/, '');
  const rows = wanted.get(toNameKey(file)) ?? wanted.get(toNameKey(stem));
  if (rows !== undefined) return rows;
  const place = Number(NUMBER.exec(stem)?.[1] ?? 0);
  // The name of a product may itself end in a number.
  const whole = findId(stem, ids);
  if (whole !== undefined) return [{ productId: whole, place: 0 }];
  const numbered = findId(stem.replace(NUMBER, ''), ids);
  return numbered === undefined ? [] : [{ productId: numbered, place }];
}

function findId(text: string, ids: ReadonlyMap<string, string>): string | undefined {
  return ids.get(toNameKey(text)) ?? ids.get(toNameKey(text.replaceAll('_', ' ')));
}
