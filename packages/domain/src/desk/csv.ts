/** Begins a file, so that a spreadsheet reads its letters as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would read as a formula, or that had to be marked before. A number is none. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180) for a spreadsheet (product 10.3.8). A text that the spreadsheet
 * would read as a formula has an apostrophe before it; {@link parseCsv} takes it away again.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Parses CSV: the rows of {@link formatCsv} as they were, and what spreadsheets write. */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const cell = readCell(source, at);
    row.push(MARKED.test(cell.text) ? cell.text.slice(1) : cell.text);
    at = cell.end;
    const sign = source[at];
    const isRowEnd = sign !== ',';
    at += sign === '\r' && source[at + 1] === '\n' ? 2 : 1;
    if (isRowEnd) {
      rows.push(row);
      row = [];
    } else if (at >= source.length) {
      row.push('');
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readCell(source: string, start: number): { text: string; end: number } {
  if (source[start] !== '"') {
    const end = endOfCell(source, start);
    return { text: source.slice(start, end), end };
  }
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return { text: text + source.slice(at), end: source.length };
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      // What follows a closing quote belongs to the cell in no known program.
      return { text, end: endOfCell(source, quote + 1) };
    }
    text += '"';
    at = quote + 2;
  }
}

function endOfCell(source: string, start: number): number {
  const rest = /[,\r\n]/g;
  rest.lastIndex = start;
  return rest.exec(source)?.index ?? source.length;
}
