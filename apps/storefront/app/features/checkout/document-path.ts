/**
 * The path this document was loaded from, without a slash at its end. Moves inside the shop change
 * the address but not the document, and with it not what its Content-Security-Policy allows.
 */
export function findDocumentPath(): string {
  const entry = findNavigation();
  const { pathname } = new URL(entry?.name ?? location.href, location.href);
  return pathname.replace(/(.)\/$/, '$1');
}

/** Whether this document is a reload, and not a new visit by a link, a typed address or Back. */
export function isReloadedDocument(): boolean {
  const entry = findNavigation();
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

function findNavigation(): PerformanceEntry | undefined {
  return performance.getEntriesByType('navigation')[0];
}
