import type { components } from '@haat/api-sdk/schema';
import { asPaise, paiseToRupees } from '@haat/domain';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { ToldStory } from './stories.service.ts';
import type { StoryProductRow } from './story-products.repository.ts';

/** Presents a story in the contract's shape. */
export function presentStory({ products, ...story }: ToldStory): components['schemas']['Story'] {
  return {
    _id: story.id,
    title: story.title,
    titleHindi: story.title_hindi,
    content: story.content,
    contentHindi: story.content_hindi,
    image: toMediaUrl(story.image_hash),
    date: toIsoDate(story.published_at),
    products: products.map(presentStoryProduct),
  };
}

function presentStoryProduct(product: StoryProductRow): components['schemas']['StoryProduct'] {
  return {
    _id: product.product_id,
    name: product.name,
    nameHindi: product.name_hindi,
    image: toMediaUrl(product.image_hash),
    price: paiseToRupees(asPaise(product.price_paise)),
  };
}
