/** Code of the state, PAN, number of the registration, Z, check character. */
const FORM = /^(?:0[1-9]|1\d|2[0-4679]|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN, by the first 14: weights 1 and 2 in turn, modulo 36. */
function checkCharacter(first: string): string {
  let sum = 0;
  for (const [place, character] of Array.from(first).entries()) {
    const product = CHARACTERS.indexOf(character) * (1 + (place % 2));
    sum += Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length);
  }
  return CHARACTERS.charAt((CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length);
}

/**
 * Tells whether a text is the number of a registration for the goods and services tax: 15 characters with
 * the code of a state, the form of a PAN and the right check character (product 10.4.12).
 */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/**
 * The GSTIN under which a receipt is a tax invoice, '' for none: before the day from which the registration
 * holds, and without that day, it is a bill of supply (product 10.4.12).
 *
 * @param day of the receipt in India, such as '2026-12-01'
 */
export function gstinOn(
  day: string,
  registration: {
    /** '' for none. */
    readonly gstin: string;
    /** Such as '2026-12-01', '' for none. */
    readonly gstinFrom: string;
  },
): string {
  const { gstin, gstinFrom } = registration;
  return isGstin(gstin) && gstinFrom !== '' && gstinFrom <= day ? gstin : '';
}
