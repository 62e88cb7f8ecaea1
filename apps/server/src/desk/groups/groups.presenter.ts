import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../../media/media-url.ts';
import type { CategoryRow } from './desk-categories.repository.ts';
import type { GoodsCount, GroupRow } from './groups.repository.ts';

export type DeskGroupResponse = components['schemas']['DeskGroup'];
export type DeskCategoryResponse = components['schemas']['DeskCategory'];

/** Presents a group at the desk. */
export function presentGroup(
  group: GroupRow,
  { goods, goodsOnSale }: GoodsCount = { goods: 0, goodsOnSale: 0 },
): DeskGroupResponse {
  const { id, slug, name, village, district, craft, content, version } = group;
  return {
    _id: id,
    slug,
    name,
    nameHindi: group.name_hindi,
    village,
    villageHindi: group.village_hindi,
    district,
    districtHindi: group.district_hindi,
    craft,
    craftHindi: group.craft_hindi,
    content,
    contentHindi: group.content_hindi,
    women: group.women,
    foundedYear: group.founded_year,
    image: toMediaUrl(group.image_hash),
    isHidden: group.status === 'hidden',
    goods,
    goodsOnSale,
    version,
  };
}

/** Presents a category at the desk. @param goods number of its products */
export function presentDeskCategory(category: CategoryRow, goods = 0): DeskCategoryResponse {
  const { id, slug, name, status, version } = category;
  return {
    _id: id,
    slug,
    name,
    nameHindi: category.name_hindi,
    image: toMediaUrl(category.image_hash),
    status,
    goods,
    version,
  };
}
