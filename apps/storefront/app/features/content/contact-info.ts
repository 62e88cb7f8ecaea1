import { unwrap } from '@haat/api-sdk';
import { parseContactInfo } from '@haat/domain/shopper';
import { memoizeWithTtl } from '../../lib/loading/memoize-with-ttl.ts';
import { api } from '../../state/create-stores.ts';

/** Lifetime of the cached contact details: 60 seconds, in ms (product 4.8.1, 9.2.4). */
export const CONTACT_CACHE_MS = 60_000;

/**
 * The contact details, which the browser requests at most once in 60 seconds
 * (product 4.8.1, 9.2.4).
 */
export const contactInfo = memoizeWithTtl(
  async () => parseContactInfo(await unwrap(api.GET('/contact'))),
  CONTACT_CACHE_MS,
);
