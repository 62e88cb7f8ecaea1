/** Bytes that a file of UTF-16 begins with. */
const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;
/** Characters in which a file without a mark shows that it is no UTF-8. */
const START = 100;

/**
 * Decodes the text of a table: UTF-8, or UTF-16 with its mark, as spreadsheets write "Unicode text"
 * (product 10.3.9). Other encodings are not guessed: bytes of an old Hindi font would be Latin letters.
 *
 * @returns null for another encoding, and for a file that is no text
 */
export function decodeTable(file: Uint8Array): string | null {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, place) => file[place] === byte));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(file);
    return text.slice(0, START).includes('\0') ? null : text;
  } catch {
    return null;
  }
}
