/**
 * The size that a card or a line shows under the name; null where there is none, or where the name
 * ends with it: 'Kashida Embroidered Juttis, Size 38' (product 2.9.6).
 */
export function sizeUnderName(name: string, size: string | null): string | null {
  return size === null || name.endsWith(size) ? null : size;
}
