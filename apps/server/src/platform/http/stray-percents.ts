/** Calls say themselves that their address could not be read. */
const CALLS = '/api/';

/**
 * A URL whose path can be decoded: a percent sign that begins no escape of a character becomes one of
 * its own, so that `/about-us%` is a page that is not there, and not a fault of HTTP.
 *
 * @param url path and query as requested
 * @returns the same text for a path that can be decoded, and for a call
 */
export function escapeStrayPercents(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith(CALLS) || isDecodable(path)) return url;
  const escaped = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) =>
    isDecodable(run) ? run : run.replaceAll('%', '%25'),
  );
  return escaped + url.slice(path.length);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
