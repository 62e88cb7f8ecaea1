const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Lists the different words of a text, normalised for comparison (NFKC, lower case). */
export function toWords(text: string): string[] {
  const key = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  return Array.from(new Set(key.match(WORD)));
}
