/**
 * The form in which e-mails, user names and search words are compared: NFKC, lower-cased, trimmed.
 * Look-alike forms (full-width letters, ligatures) and other cases become equal.
 */
export function toTextKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}
