// Loopback names: a shop on a developer's machine has no https to upgrade to.
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$)/i;

/**
 * A picture's URL made fit to be put on a page: `http://` is upgraded to `https://` (spec §9; not
 * for localhost, which has none), a protocol-relative URL gets https.
 *
 * @returns null for what is no URL of a picture: '', other schemes such as `javascript:` or `data:`,
 *   and names without a leading slash
 */
export function toImageUrl(url: string): string | null {
  const trimmed = url.trim();
  if (LOOPBACK.test(trimmed)) return trimmed;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return trimmed.replace(/^http:/i, 'https:');
  if (/^\/\/[^/]/.test(trimmed)) return `https:${trimmed}`;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
}
