import { toImageUrl } from '../images.ts';
import { getField, parseFirstText, parseText } from '../parse.ts';

// In the order in which pictures are shown (product 2.7.1); imageUrl is a fallback name.
const IMAGE_FIELDS = [
  'image',
  'image_url',
  'imageUrl',
  'images',
  'additional_images',
  'gallery',
] as const;

function parseImageUrl(entry: unknown): string | null {
  return toImageUrl(parseText(entry) || parseFirstText(entry, ['url', 'src', 'secure_url']));
}

/**
 * Parses a product's pictures in the order of the fields, without duplicates
 * (product 2.7.1, 9.2.8).
 */
export function parseGallery(product: unknown): string[] {
  const urls = new Set<string>();
  for (const name of IMAGE_FIELDS) {
    const field = getField(product, name);
    for (const entry of Array.isArray(field) ? field : [field]) {
      const url = parseImageUrl(entry);
      if (url !== null) urls.add(url);
    }
  }
  return [...urls];
}
