/** Begins a file, so that a spreadsheet reads its letters as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would read as a formula, or that had to be marked before. A number is none. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180) for a spreadsheet (product 10.3.8). A text that the spreadsheet
 * would read as a formula has an apostrophe before it; `parseCsv` takes it away again.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a file of rows has at most: more is in no file that a person wrote (product 10.3.16). */
export const CSV_LIMITS = {
  /** Rows, empty ones included. */
  rows: 20_000,
  /** Cells of a row. */
  columns: 100,
  /** Characters of a cell, more than any text of the shop has. */
  characters: 20_000,
} as const;
