/** The neighbour of `index` in a gallery that wraps at both ends (product 2.7.2). */
export function stepGallery(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
