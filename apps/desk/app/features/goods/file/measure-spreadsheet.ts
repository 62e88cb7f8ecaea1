/** What an archive of a spreadsheet has at most, unpacked. */
const MAX_UNPACKED = 20 * 1024 * 1024;
const MAX_ENTRIES = 500;
/** The most rows and columns of a sheet, as of a file of CSV. */
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 100;
/** The longest text between two tags: a cell of Excel has 32,767 characters at most. */
const MAX_TEXT = 40_000;

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const LENGTH_OF_END = 22;
const LENGTH_OF_ENTRY = 46;
const LENGTH_OF_HEADER = 30;
const STORED = 0;

/** The place of a cell or a row in a sheet: letters of a column where it is a cell, and a number. */
const PLACE = /<(?:\w{1,20}:)?(?:c|row)\s(?:[^<>]{0,200}\s)?r="([A-Z]{0,3})(\d{1,9})"/g;

/**
 * True for a spreadsheet that can be read within limits: it is unpacked here up to a limit, because a
 * small archive may hold gigabytes, and a cell far below an empty sheet stands for all rows above it.
 */
export async function isWithinLimits(bytes: ArrayBuffer): Promise<boolean> {
  const entries = listEntries(new DataView(bytes));
  const told = entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
  if (entries.length > MAX_ENTRIES || told > MAX_UNPACKED) return false;
  let left = MAX_UNPACKED;
  for (const entry of entries) {
    const text = await unpack(bytes, entry, left);
    if (text === null) return false;
    // A character has one byte at least.
    left -= text.length;
    if (hasLongText(text)) return false;
    for (const [, column = '', row] of text.matchAll(PLACE)) {
      if (Number(row) > MAX_ROWS || toColumnNumber(column) > MAX_COLUMNS) return false;
    }
  }
  return true;
}

/** True for a text of a cell for which the reader of XML takes minutes. */
function hasLongText(xml: string): boolean {
  let at = 0;
  while (xml.length - at > MAX_TEXT) {
    const next = xml.lastIndexOf('<', at + MAX_TEXT);
    if (next <= at) return true;
    at = next;
  }
  return false;
}

/** A file in an archive. */
interface Entry {
  readonly isStored: boolean;
  /** Bytes. */
  readonly packedSize: number;
  /** What the archive tells of it. */
  readonly unpackedSize: number;
  readonly start: number;
}

/** @throws {RangeError} for a torn archive */
function listEntries(view: DataView): Entry[] {
  let end = view.byteLength - LENGTH_OF_END;
  while (view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('There is no entry.');
    const header = view.getUint32(at + 42, true);
    const names = view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const entry = {
      isStored: view.getUint16(at + 10, true) === STORED,
      packedSize: view.getUint32(at + 20, true),
      unpackedSize: view.getUint32(at + 24, true),
      start: header + LENGTH_OF_HEADER + names,
    };
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    at += LENGTH_OF_ENTRY + name + extra + comment;
    return entry;
  });
}

/** Unpacks a file of an archive as text. @returns null beyond `most` bytes */
async function unpack(
  bytes: ArrayBuffer,
  { isStored, packedSize, start }: Entry,
  most: number,
): Promise<string | null> {
  const packed = new Blob([bytes.slice(start, start + packedSize)]).stream();
  const chunks = isStored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = chunks.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The number of a column by its letters: A is 1, and none is 0. */
function toColumnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
