import type { components } from '@haat/api-sdk/schema';
import type { PageRow } from './pages.repository.ts';

/** Presents a content page in the contract's shape. */
export function presentPage(page: PageRow): components['schemas']['Page'] {
  return {
    _id: page.id,
    slug: page.slug,
    title: page.title,
    titleHindi: page.title_hindi,
    content: page.content,
    contentHindi: page.content_hindi,
    isActive: page.is_active === 1,
  };
}
