import type { components } from '@haat/api-sdk/schema';
import type { PageRow } from './pages.repository.ts';

/** A content page as the contract sends it. */
export function presentPage(page: PageRow): components['schemas']['Page'] {
  return {
    _id: page.id,
    slug: page.slug,
    title: page.title,
    content: page.content,
    isActive: page.is_active === 1,
  };
}
