import { BYTE_ORDER_MARK, CSV_LIMITS } from './csv.ts';

/** A cell that `formatCsv` has marked. */
const MARKED = /^'+[=+\-@\t\r]/;

/** Why the rest of a file was not read: a limit of {@link CSV_LIMITS}, or a quotation mark that is not closed. */
export type CsvStop = 'rows' | 'columns' | 'characters' | 'quote';

/** Rows of a file, and where its reading ended before its end. */
export interface CsvTable {
  /** The rows before the stop. */
  readonly rows: readonly (readonly string[])[];
  /** Row and column of the cell, counted from 1; null for a file that was read to its end. */
  readonly stop: { readonly row: number; readonly column: number; readonly why: CsvStop } | null;
}

/**
 * Parses CSV within {@link CSV_LIMITS}: the rows of `formatCsv` as they were, and what
 * spreadsheets write: with commas, semicolons or tabs, also named by a first line such as `sep=;`,
 * which is no row.
 */
export function parseCsv(text: string): CsvTable {
  const { separator, start } = findSeparator(text);
  const endOfCell = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  const stopFor = (why: CsvStop) => ({
    rows,
    stop: { row: rows.length + 1, column: row.length + 1, why },
  });
  let at = start;
  let isAfterSeparator = false;
  while (at < text.length || isAfterSeparator) {
    if (rows.length === CSV_LIMITS.rows) return stopFor('rows');
    if (row.length === CSV_LIMITS.columns) return stopFor('columns');
    const cell = readCell(text, at, endOfCell);
    if (typeof cell === 'string') return stopFor(cell);
    row.push(MARKED.test(cell.text) ? cell.text.slice(1) : cell.text);
    const sign = text[cell.end];
    isAfterSeparator = sign === separator;
    at = cell.end + (sign === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    if (isAfterSeparator) continue;
    rows.push(row);
    row = [];
  }
  return { rows, stop: null };
}

const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i;
/** Characters among which the separator of a file is sought. */
const SAMPLE = 4_000;

/** Finds the separator: the one that is named, else the most frequent one of the first line. */
function findSeparator(text: string): { separator: string; start: number } {
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const sample = text.slice(start, start + SAMPLE);
  const named = SEPARATOR_LINE.exec(sample);
  if (named?.[1] !== undefined) return { separator: named[1], start: start + named[0].length };
  const [line = ''] = sample.replace(/"[^"]*"?/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  const separator = [',', ';', '\t'].reduce((most, other) =>
    count(other) > count(most) ? other : most,
  );
  return { separator, start };
}

function readCell(
  source: string,
  start: number,
  endOfCell: RegExp,
): { text: string; end: number } | 'characters' | 'quote' {
  if (source[start] !== '"') {
    const end = findEnd(source, start, endOfCell);
    if (end - start > CSV_LIMITS.characters) return 'characters';
    return { text: source.slice(start, end), end };
  }
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return 'quote';
    if (text.length + quote - at > CSV_LIMITS.characters) return 'characters';
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      // What follows a closing quote belongs to the cell in no known program.
      return { text, end: findEnd(source, quote + 1, endOfCell) };
    }
    text += '"';
    at = quote + 2;
  }
}

function findEnd(source: string, start: number, endOfCell: RegExp): number {
  endOfCell.lastIndex = start;
  return endOfCell.exec(source)?.index ?? source.length;
}
