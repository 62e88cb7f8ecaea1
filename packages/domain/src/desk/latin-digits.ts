const DEVANAGARI_ZERO = 0x09_66;

/** Replaces the digits of the Hindi script by Latin ones: '१८० ग्राम' becomes '180 ग्राम'. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
