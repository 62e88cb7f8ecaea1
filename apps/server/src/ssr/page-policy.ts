/** How the documents of one address may be kept. */
export type PagePolicy =
  /** Same for everybody: kept by us under `key` if it has this status, rendered from `url`. */
  | { kind: 'public'; key: string; url: string; status: 200 | 404 }
  /** Same for everybody, but of an address with parameters nobody knows: rendered each time. */
  | { kind: 'uncached'; url: string }
  /** About one shopper, or about to be: never stored anywhere. */
  | { kind: 'personal'; url: string };

/** What the addresses of personal pages begin with. */
export const PERSONAL_WORDS = [
  'account',
  'cart',
  'payment',
  'login',
  'signup',
  'register',
  'forgot',
  'shipping-details',
  'saved-address',
  'reset-password',
  'undo-email-change',
  'verify-email',
] as const;

const PERSONAL_PATHS = new RegExp(`^/(${PERSONAL_WORDS.join('|')})(/|\\.data$|$)`);

/** Parameters public pages read; others make a page that is not kept. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'search',
  'page',
  'sort',
  'category',
  'categories',
  'brand',
  'inStock',
  'availability',
  // React Router: which routes' data, and which part of its manifest
  '_routes',
  'index',
]);

/** Parameters that links collect on their way and no page reads. */
const TRACKING_PARAMETERS =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|wbraid|gbraid|mc_[ce]id|ref)$/;

const MAX_KEY_LENGTH = 512;

/**
 * Decides by the address alone; the address is normalised for rendering (tracking parameters
 * dropped, of the home page all that no page reads), so that a link shared in many places stays one
 * kept page.
 *
 * @param target path and query as requested
 * @param findMissing see {@link Shell.findMissing}
 */
export function choosePagePolicy(
  target: string,
  findMissing: (pathname: string) => string | undefined = () => undefined,
): PagePolicy {
  const url = new URL(target, 'http://page');
  const { pathname } = url;
  if (PERSONAL_PATHS.test(pathname)) return { kind: 'personal', url: pathname + url.search };
  const missing = findMissing(pathname);
  if (missing !== undefined) return { kind: 'public', key: missing, url: missing, status: 404 };
  for (const name of Array.from(url.searchParams.keys())) {
    const isDropped = pathname === '/' && !PAGE_PARAMETERS.has(name);
    if (isDropped || TRACKING_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  const search = url.searchParams.size === 0 ? '' : url.search;
  const address = pathname + search;
  const isKnown = Array.from(url.searchParams.keys()).every((name) => PAGE_PARAMETERS.has(name));
  if (!isKnown || address.length > MAX_KEY_LENGTH) return { kind: 'uncached', url: address };
  return { kind: 'public', key: address, url: address, status: 200 };
}
