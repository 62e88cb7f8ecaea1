/**
 * The path this document was loaded from, without a slash at its end. Moves inside the shop change
 * the address but not the document, and with it not what its Content-Security-Policy allows.
 */
export function findDocumentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(entry?.name ?? location.href, location.href);
  return pathname.replace(/(.)\/$/, '$1');
}
