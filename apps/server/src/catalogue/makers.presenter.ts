import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import type { MakerWithGoods } from './makers.service.ts';

/** Presents a maker in the contract's shape. */
export function presentMaker(maker: MakerWithGoods): components['schemas']['Maker'] {
  const { slug, name, village, district, craft, content, latitude, longitude } = maker;
  const { productCount, productImages } = maker;
  return {
    slug,
    name,
    nameHindi: maker.name_hindi,
    village,
    villageHindi: maker.village_hindi,
    district,
    districtHindi: maker.district_hindi,
    craft,
    craftHindi: maker.craft_hindi,
    content,
    contentHindi: maker.content_hindi,
    women: maker.women,
    foundedYear: maker.founded_year,
    image: toMediaUrl(maker.image_hash),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    productCount,
    productImages,
  };
}
