import { toNameKey } from '../../text/name-key.ts';

/** A product of a file by its name. */
export interface FileName {
  /** As a spreadsheet counts. */
  readonly row: number;
  /** '' for a new product. */
  readonly id: string;
  /** As the file has it. */
  readonly name: string;
  /** False for a product that keeps the name it has in the shop. */
  readonly isNewName: boolean;
}

/** What is worth a second look in a file, and hinders no import. */
export interface RowNote {
  /** As a spreadsheet counts. */
  readonly row: number;
  /** The column of the cell that the note is about. */
  readonly column: 'name';
  /** The kind of note, for programs that say it in another language than `message` does. */
  readonly code: 'name_in_file' | 'name_in_shop';
  /** In English. */
  readonly message: string;
}

/**
 * Notes names that a file has twice, and names of other products of the shop (product 10.3.9).
 *
 * @param inShop ids of the products of the shop by the keys of their names, see `toNameKey`
 */
export function noteRepeatedNames(
  names: readonly FileName[],
  inShop: ReadonlyMap<string, readonly string[]>,
): RowNote[] {
  const rows = Map.groupBy(names, ({ name }) => toNameKey(name));
  return names
    .filter(({ isNewName }) => isNewName)
    .flatMap(({ row, id, name }): RowNote[] => {
      const key = toNameKey(name);
      const place = { row, column: 'name' as const };
      const other = rows.get(key)?.find((one) => one.row !== row);
      if (other !== undefined) {
        return [{ ...place, code: 'name_in_file', message: `Row ${other.row} has this name too.` }];
      }
      const isTaken = inShop.get(key)?.some((owner) => owner !== id) ?? false;
      const message = 'The shop has a product of this name.';
      return isTaken ? [{ ...place, code: 'name_in_shop', message }] : [];
    });
}
