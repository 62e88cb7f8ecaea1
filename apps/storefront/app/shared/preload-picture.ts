import { preload } from 'react-dom';

/**
 * Asks for the picture of the first screen at the top of the document's head, ahead of type faces
 * and scripts; React does that by itself only for pictures of one format.
 *
 * @param avif its `srcset`; browsers without AVIF pass the hint over
 * @param sizes as on the `img`, so that the same file is chosen
 */
export function preloadPicture(avif: string, sizes: string): void {
  const [first = ''] = avif.split(' ', 1);
  preload(first, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
