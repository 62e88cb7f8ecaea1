/** A file in a ZIP archive. */
export interface ZipEntry {
  /** With its folders. */
  readonly path: string;
  /** Unpacked, in bytes. */
  readonly size: number;
  /** Unpacks it. @throws when it is broken, locked or packed in an unknown way */
  readonly read: () => Promise<Blob>;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE_HEADER_LENGTH = 30;
/** The longest comment at the end of an archive, in bytes. */
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * Lists the files of a ZIP archive by its directory, so that only that and one file at a time are in a phone's
 * memory (APPNOTE 6.3.9, without archives above 4 GiB).
 *
 * @throws when it is no such archive
 */
export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const tail = await view(file, Math.max(0, file.size - END_LENGTH - MAX_COMMENT), file.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < 0) throw new Error('The file is no ZIP archive.');
  const count = tail.getUint16(end + 10, true);
  const start = tail.getUint32(end + 16, true);
  const directory = await view(file, start, start + tail.getUint32(end + 12, true));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new Error('The archive is broken.');
    const nameLength = directory.getUint16(at + 28, true);
    const name = new Uint8Array(directory.buffer, at + ENTRY_LENGTH, nameLength);
    const place = {
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      header: directory.getUint32(at + 42, true),
    };
    const path = new TextDecoder().decode(name);
    const size = directory.getUint32(at + 24, true);
    entries.push({ path, size, read: () => unpack(file, place) });
    const extra = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    at += ENTRY_LENGTH + nameLength + extra;
  }
  return entries;
}

interface Place {
  readonly method: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Where its header begins. */
  readonly header: number;
}

async function unpack(file: Blob, { method, packed, header }: Place): Promise<Blob> {
  const head = await view(file, header, header + FILE_HEADER_LENGTH);
  const start = header + FILE_HEADER_LENGTH + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = file.slice(start, start + packed);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw new Error('The file is packed in an unknown way.');
  const unpacked = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked).blob();
}

async function view(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}
