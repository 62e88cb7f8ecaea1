import { NO_FILTERS, normalizeProducts, toProductQuery, toSearchText } from '@haat/domain';
import { useEffect, useState } from 'react';
import { type CardProduct, toCardProduct } from '../../components/product/card-product.ts';
import { PRODUCTS_FAILED } from '../../components/product/product-texts.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { api } from '../../state/create-stores.ts';

/** Delay between the last keystroke and the search, in ms (product 5.1.1, 9.2.1). */
export const SEARCH_DELAY_MS = 300;

/** Number of results that the header's search shows (product 7.3.2, 9.2.1). */
export const SEARCH_RESULT_LIMIT = 6;

/** The state of a search. */
export type ProductSearch =
  /** The text is too short for a search. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly products: readonly CardProduct[] }
  | { readonly status: 'failed'; readonly message: string };

interface SearchResponse {
  /** Identifies the search, so that an outdated response is not shown. */
  readonly searchKey: string;
  readonly outcome: ProductSearch;
}

const IDLE = { status: 'idle' } as const;
const SEARCHING = { status: 'searching' } as const;

/**
 * Searches the first six products for the typed text, 300 ms after the last key
 * (product 5.1, 9.2.1). Outdated responses are never shown.
 *
 * @param category slug of the category to search in; empty for all
 */
export function useProductSearch(typed: string, category: string) {
  const text = toSearchText(typed);
  const searchKey = `${category} ${text}`;
  const [response, setResponse] = useState<SearchResponse>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again.
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      findProducts(text, category, controller.signal).then((outcome) => {
        if (!controller.signal.aborted) setResponse({ searchKey, outcome });
      });
    }, SEARCH_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, category, searchKey, attempt]);

  function retry(): void {
    setResponse(undefined);
    setAttempt((count) => count + 1);
  }

  const isCurrent = response?.searchKey === searchKey;
  const search: ProductSearch = text === null ? IDLE : isCurrent ? response.outcome : SEARCHING;
  return { search, retry };
}

async function findProducts(
  text: string,
  category: string,
  signal: AbortSignal,
): Promise<ProductSearch> {
  const categories = category === '' ? [] : [category];
  const query = toProductQuery({ ...NO_FILTERS, search: text, categories }, SEARCH_RESULT_LIMIT);
  try {
    const { products } = await api.products.list(query, { signal });
    return { status: 'found', products: normalizeProducts(products).map(toCardProduct) };
  } catch (error) {
    return { status: 'failed', message: errorText(error, PRODUCTS_FAILED) };
  }
}
