/** Most orders of one print or one sending. */
export const MANY_LIMIT = 100;

const ID = /^[\w-]{1,64}$/;

/** The address of a screen about these orders. @param path such as `/orders/send` */
export function toManyPath(path: string, ids: readonly string[]): string {
  return `${path}?ids=${ids.join(',')}`;
}

/** Reads which orders a screen is about from the URL; each once, at most {@link MANY_LIMIT}. */
export function readOrderIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => ID.test(id));
  return Array.from(new Set(ids)).slice(0, MANY_LIMIT);
}
