/**
 * The size that a card or a line shows under the name; null where there is none, or where the name
 * ends with it: 'Kashida Embroidered Juttis, Size 38' (product 2.9.6).
 */
export function sizeUnderName(name: string, size: string | null): string | null {
  return size === null || name.endsWith(size) ? null : size;
}

const SIZE_AT_END = /, size (\S+)$/i;

/** Reads the size that the name of a product ends with, such as '38'; null without one (product 10.2.9). */
export function sizeInName(name: string): string | null {
  return SIZE_AT_END.exec(name)?.[1] ?? null;
}
