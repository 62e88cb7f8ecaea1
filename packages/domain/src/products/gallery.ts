import { toImageUrl } from '../images.ts';
import { getField, parseText } from '../parse.ts';

// In the order in which pictures are shown (product 2.7.1).
const IMAGE_FIELDS = ['image', 'image_url', 'images', 'additional_images', 'gallery'] as const;

/**
 * Parses a product's pictures in the order of the fields, without duplicates
 * (product 2.7.1, 9.2.5).
 */
export function parseGallery(product: unknown): string[] {
  const urls = new Set<string>();
  for (const name of IMAGE_FIELDS) {
    const field = getField(product, name);
    for (const entry of Array.isArray(field) ? field : [field]) {
      const url = toImageUrl(parseText(entry));
      if (url !== null) urls.add(url);
    }
  }
  return [...urls];
}
