/** The most bytes of a file, as the server has it. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A spreadsheet of the program Excel is a ZIP archive. */
const ZIP_START = 'PK\u0003\u0004';

/** Why a file was not read. */
export type FileFailure = 'too-large' | 'unreadable';

/** A file that cannot be imported, whatever is in its rows. */
export class GoodsFileError extends Error {
  readonly failure: FileFailure;

  constructor(failure: FileFailure) {
    super(`The file is ${failure}.`);
    this.failure = failure;
  }
}

/**
 * Reads a file of goods as CSV: one that is CSV as it is, a spreadsheet by its first sheet
 * (product 10.8.5). All bytes are read at once, so that the file may be changed on the phone meanwhile.
 *
 * @throws {GoodsFileError} for a file above 5 MiB (product 10.3.16), and for a spreadsheet that is broken
 *   or locked
 */
export async function readGoodsFile(file: Blob): Promise<Blob> {
  if (file.size > MAX_BYTES) throw new GoodsFileError('too-large');
  try {
    const bytes = await file.arrayBuffer();
    const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, ZIP_START.length)));
    const csv = start === ZIP_START ? new Blob([await readSpreadsheet(bytes)]) : new Blob([bytes]);
    if (csv.size > MAX_BYTES) throw new GoodsFileError('too-large');
    return csv;
  } catch (error) {
    if (error instanceof GoodsFileError) throw error;
    throw new GoodsFileError('unreadable');
  }
}

async function readSpreadsheet(bytes: ArrayBuffer): Promise<string> {
  // The entry without a worker: the security policy of the desk's pages permits none from a blob.
  const { readSheet } = await import('read-excel-file/universal');
  const rows: readonly (readonly unknown[])[] = await readSheet(bytes);
  let csv = '';
  for (const row of rows) {
    for (const [column, value] of row.entries()) {
      csv += `${column === 0 ? '' : ','}${formatCell(value)}`;
      // A text that many cells share is in the file once.
      if (csv.length > MAX_BYTES) throw new GoodsFileError('too-large');
    }
    csv += '\r\n';
  }
  return csv;
}

/**
 * A cell as CSV. An apostrophe before a formula stays as it is: the export wrote it, and the import takes
 * it away.
 */
function formatCell(value: unknown): string {
  const text = toText(value);
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A text that the spreadsheet took for a day.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A spreadsheet shows 15 digits of a number; what is behind them is not what somebody has written.
  return String(typeof value === 'number' ? Number(value.toPrecision(15)) : value);
}
