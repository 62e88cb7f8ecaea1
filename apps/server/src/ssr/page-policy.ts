import type { PersonalPage, ShellPolicy } from './shell.ts';

/** How the page of one URL may be cached. */
export type PagePolicy =
  /** The same for everybody: cached under `key` if it has this status, rendered from `url`. */
  | { kind: 'public'; key: string; url: string; status: 200 | 404 }
  /** The same for everybody, but with unknown query parameters: rendered each time. */
  | { kind: 'uncached'; url: string }
  /** About one shopper: never stored anywhere. */
  | { kind: 'personal'; url: string };

/** React Router's own parameters of a request for a page's data. */
const ROUTER_PARAMETERS: ReadonlySet<string> = new Set(['_routes', 'index']);

/** Parameters that links collect on their way and no page reads. */
const TRACKING_PARAMETERS =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|wbraid|gbraid|mc_[ce]id|ref)$/;

const MAX_KEY_LENGTH = 512;

/** The personal page that a path, or the data of it, belongs to; undefined for a public one. */
export function findPersonalPage(
  pathname: string,
  { personalPages }: ShellPolicy,
): PersonalPage | undefined {
  const isBelow = (path: string) =>
    pathname === path || pathname === `${path}.data` || pathname.startsWith(`${path}/`);
  return (
    personalPages.find(({ path }) => path !== '/' && isBelow(path)) ??
    personalPages.find(({ path }) => path === '/')
  );
}

/**
 * Chooses by the URL alone. The URL to render has no tracking parameters, and that of the home page
 * no unknown ones, so that a link shared in many places stays one cached page.
 *
 * @param target path and query as requested
 * @param findMissing see {@link Shell.findMissing}
 */
export function choosePagePolicy(
  target: string,
  policy: ShellPolicy,
  findMissing: (pathname: string) => string | undefined = () => undefined,
): PagePolicy {
  const url = new URL(target, 'http://page');
  const { pathname } = url;
  if (findPersonalPage(pathname, policy) !== undefined) {
    return { kind: 'personal', url: pathname + url.search };
  }
  const missing = findMissing(pathname);
  if (missing !== undefined) return { kind: 'public', key: missing, url: missing, status: 404 };
  const isKnown = (name: string) =>
    ROUTER_PARAMETERS.has(name) || policy.queryParameters.includes(name);
  for (const name of Array.from(url.searchParams.keys())) {
    const isDropped = pathname === '/' && !isKnown(name);
    if (isDropped || TRACKING_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  const search = url.searchParams.size === 0 ? '' : url.search;
  const key = pathname + search;
  const isCacheable = Array.from(url.searchParams.keys()).every(isKnown);
  if (!isCacheable || key.length > MAX_KEY_LENGTH) return { kind: 'uncached', url: key };
  return { kind: 'public', key, url: key, status: 200 };
}
