/** How long the network may take while there is a copy, in ms (product 9.4.1). */
export const COPY_TIMEOUT_MS = 4000;

/**
 * The caches of copies. Only `hers` holds what belongs to one shopper: it goes with the sign-out
 * (product 9.4.2).
 */
export type CopyCache = 'code' | 'pages' | 'pictures' | 'hers';

/**
 * How many copies each cache holds; the oldest give way. A page is at most two copies, its document and
 * its data, so 30 products and the lists around them have room (product 9.4.1).
 */
export const COPY_LIMITS: Readonly<Record<CopyCache, number>> = {
  code: 400,
  pages: 120,
  pictures: 150,
  hers: 60,
};

/** A picture above this size is not kept, in bytes: with the limit of their number at most 30 MB. */
export const MAX_COPIED_PICTURE_BYTES = 200_000;

/** What belongs to the signed-in shopper and opens without a network. */
const HER_CALLS =
  /^\/api\/v1\/(?:users\/current-user|cart|wishlist|address\/get-addresses|order\/[^/]+)$/;

/** Secrets in the URL, and what is of no use without a network: signing in, paying. */
const NEVER_COPIED =
  /^\/(?:login|signup|register|forgot|reset-password|verify-email|undo-email-change|stock-alerts|payment)(?:\/|$)/;

/** Where an order is under way. */
const CHECKOUT = /^\/(?:shipping-details|saved-address|payment)(?:\/|$)/;

/** What is served beside the pages of this language. */
const ELSEWHERE =
  /^\/(?:api|desk|hi|sandbox-pay)(?:\/|$)|\.(?:txt|xml|svg|png|jpg|webmanifest|js)$/;

/** The path of a page below its language's path, for a document or its data; undefined for all else. */
export function toPagePath(path: string, basePath: string): string | undefined {
  if (!path.startsWith(basePath)) return undefined;
  const page = `/${path.slice(basePath.length)}`.replace(/(?:\/_)?\.data$/, '');
  return ELSEWHERE.test(page) ? undefined : page || '/';
}

/**
 * The cache that a GET of the shop is copied to; undefined when it is not copied (product 9.4.1).
 *
 * @param basePath of the language's pages: `/` or `/hi/`
 */
export function chooseCopyCache(path: string, basePath: string): CopyCache | undefined {
  if (path.startsWith(`${basePath}assets/`)) return 'code';
  if (path.startsWith('/api/v1/media/')) return 'pictures';
  if (HER_CALLS.test(path)) return 'hers';
  const page = toPagePath(path, basePath);
  if (page === undefined || NEVER_COPIED.test(page)) return undefined;
  return /^\/account(?:\/|$)/.test(page) ? 'hers' : 'pages';
}

/** Whether an order is under way on a page: a new version does not take over then (product 9.4.4). */
export function isInCheckout(path: string, basePath: string): boolean {
  return CHECKOUT.test(toPagePath(path, basePath) ?? '');
}

/** The copies that give way, of all from the oldest to the latest. */
export function listSurplus<Key>(keys: readonly Key[], cache: CopyCache): readonly Key[] {
  return keys.slice(0, Math.max(0, keys.length - COPY_LIMITS[cache]));
}

/** The width that data saving leaves at most, in pixels (product 9.4.1). */
const SAVING_WIDTH = 320;

/** The URL of a picture where data is saved: the same one, at most 320 pixels wide. */
export function toSavingPicture(url: string): string {
  return url.replace(/([?&]w=)(\d+)/, (_, name: string, width: string) => {
    return name + Math.min(SAVING_WIDTH, Number(width));
  });
}
