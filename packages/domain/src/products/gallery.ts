import { toImageUrl } from '../images.ts';
import { getField, parseFirstText, parseText } from '../parse.ts';

// The order the pictures are shown in (spec §2); imageUrl is the third fallback name of spec §3.
const IMAGE_FIELDS = [
  'image',
  'image_url',
  'imageUrl',
  'images',
  'additional_images',
  'gallery',
] as const;

/** The URL in a string, or in an object that carries one under a usual name. */
function readUrl(entry: unknown): string | null {
  return toImageUrl(parseText(entry) || parseFirstText(entry, ['url', 'src', 'secure_url']));
}

/**
 * A product's pictures: image, image_url, images, additional_images and gallery merged in this
 * order and de-duplicated (spec §2). Each field may hold one URL or a list; http is upgraded to
 * https (spec §9) before duplicates are looked for. Empty when there are none: show a placeholder.
 */
export function parseGallery(product: unknown): string[] {
  const urls = new Set<string>();
  for (const name of IMAGE_FIELDS) {
    const field = getField(product, name);
    for (const entry of Array.isArray(field) ? field : [field]) {
      const url = readUrl(entry);
      if (url !== null) urls.add(url);
    }
  }
  return [...urls];
}

/**
 * The place after or before `index` in a gallery that wraps at both ends (spec §2).
 *
 * @param step 1 for the next picture, −1 for the previous one
 * @param count how many pictures there are; 0 gives 0
 */
export function stepGallery(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
