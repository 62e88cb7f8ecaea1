/** Rows of a statement, or ids of a query: well below the limits of both engines. */
export const CHUNK = 200;

/** Splits a list into chunks for one statement each. */
export function inChunks<Item>(items: readonly Item[], size = CHUNK): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
