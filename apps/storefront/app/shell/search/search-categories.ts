import {
  CATEGORY_CACHE_MS,
  CATEGORY_DROPDOWN_QUERY,
  type CategoryView,
  readCategories,
} from '@haat/domain';
import { createKeptAnswer } from '../../lib/loading/memoize-with-ttl.ts';
import { api } from '../../state/create-stores.ts';

/** The active categories to search in, asked for once in 10 minutes (spec §4, §9). */
export const searchCategories = createKeptAnswer<readonly CategoryView[]>({
  load: async () => readCategories(await api.categories.list(CATEGORY_DROPDOWN_QUERY)),
  lifeMs: CATEGORY_CACHE_MS,
});
