import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import type { CategoryRow } from './categories.repository.ts';

/** Presents a category in the contract's shape. */
export function presentCategory(category: CategoryRow): components['schemas']['Category'] {
  return {
    _id: category.id,
    name: category.name,
    nameHindi: category.name_hindi,
    slug: category.slug,
    image: toMediaUrl(category.image_hash),
    status: category.status,
  };
}
