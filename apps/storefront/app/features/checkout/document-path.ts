/**
 * Path this document was loaded from, without a trailing slash. Client-side navigation changes the
 * URL but neither the document nor its Content-Security-Policy.
 */
export function findDocumentPath(): string {
  const entry = findNavigation();
  const { pathname } = new URL(entry?.name ?? location.href, location.href);
  return pathname.replace(/(.)\/$/, '$1');
}

/** Returns true if this document is a reload, not a new visit by a link, a typed URL or Back. */
export function isReloadedDocument(): boolean {
  const entry = findNavigation();
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

function findNavigation(): PerformanceEntry | undefined {
  return performance.getEntriesByType('navigation')[0];
}
