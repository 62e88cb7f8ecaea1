import { describe, expect, it } from 'vitest';
import { decodeTable } from './decode-table.ts';

const TEXT = 'id,name\r\n,पापड़ Café 🌶\r\n';
const swap = (file: Buffer) => Buffer.from(file).swap16();
const mark = '\uFEFF';

describe('a table', () => {
  it.each<[encoding: string, file: Buffer]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(mark + TEXT)],
    ['UTF-16 LE', Buffer.from(mark + TEXT, 'utf16le')],
    ['UTF-16 BE', swap(Buffer.from(mark + TEXT, 'utf16le'))],
    // product 10.3.9
  ])('is read in %s', (_encoding, file) => {
    expect(decodeTable(file)).toBe(TEXT);
  });

  it.each<[what: string, file: Buffer]>([
    ['Windows-1252', Buffer.from('id,name\r\n,Caf\xe9\r\n', 'latin1')],
    ['UTF-16 without its mark', Buffer.from('id,name\r\n,Papad', 'utf16le')],
    ['half a character of UTF-16', Buffer.from(`${mark}id\uD83C`, 'utf16le')],
    ['an odd byte of UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['a letter cut off', Buffer.from(TEXT).subarray(0, 12)],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0\0\0')],
    // product 10.3.9
  ])('is not guessed from %s', (_what, file) => {
    expect(decodeTable(file)).toBeNull();
  });

  it('of nothing is empty', () => {
    expect(decodeTable(Buffer.alloc(0))).toBe('');
  });
});
