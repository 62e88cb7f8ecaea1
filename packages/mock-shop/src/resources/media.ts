import { orNotFound } from '../requests/mock-shop-error.ts';
import type { OperationHandlers } from './operation-handler.ts';

/** Pictures. Each has one width, whatever is asked for. */
export const mediaHandlers = {
  getMedia({ path, query: { format } }, shop) {
    const [original, ...copies] = shop.pictures.get(path.hash) ?? [];
    const copy = copies.find(({ type }) => type === `image/${format}`);
    return copy ?? orNotFound(original, 'Picture');
  },
} satisfies Partial<OperationHandlers>;
