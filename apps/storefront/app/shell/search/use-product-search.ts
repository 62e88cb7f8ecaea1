import { unwrap } from '@haat/api-sdk';
import { findNamedMakers } from '@haat/domain/search';
import {
  type MakerRef,
  NO_FILTERS,
  normalizeProducts,
  toProductQuery,
  toSearchText,
} from '@haat/domain/shopper';
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
  /** The results of the text before stay meanwhile. */
  | { readonly status: 'searching'; readonly before: FoundProducts | undefined }
  | FoundProducts
  | { readonly status: 'failed'; readonly message: string };

/** What a search found. */
export interface FoundProducts {
  readonly status: 'found';
  /** What was searched for. */
  readonly text: string;
  readonly products: readonly CardProduct[];
  /** Slugs of the categories of the products. */
  readonly categorySlugs: readonly string[];
  /** The groups of the products whose names have a typed word, each once (product 2.4.5). */
  readonly makers: readonly MakerRef[];
  /** The search as it was probably meant; null if it is as it was typed. */
  readonly suggestion: string | null;
}

interface SearchResponse {
  /** Identifies the search, so that an outdated response is not shown. */
  readonly searchKey: string;
  readonly outcome: ProductSearch;
}

const IDLE = { status: 'idle' } as const;

/**
 * Searches the first six products for the typed text, 300 ms after the last key
 * (product 5.1, 9.2.1). A new text aborts the request of the one before, whose results stay until the
 * response.
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
    if (text === null) {
      setResponse(undefined);
      return;
    }
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
  const search: ProductSearch =
    text === null ? IDLE : isCurrent ? response.outcome : toSearching(response?.outcome);
  return { search, retry };
}

function toSearching(outcome: ProductSearch | undefined): ProductSearch {
  return { status: 'searching', before: outcome?.status === 'found' ? outcome : undefined };
}

async function findProducts(
  text: string,
  category: string,
  signal: AbortSignal,
): Promise<ProductSearch> {
  const categories = category === '' ? [] : [category];
  const query = toProductQuery({ ...NO_FILTERS, search: text, categories }, SEARCH_RESULT_LIMIT);
  try {
    const { products, suggestion = null } = await unwrap(
      api.GET('/products', { params: { query }, signal }),
    );
    const found = normalizeProducts(products);
    return {
      status: 'found',
      text,
      products: found.map(toCardProduct),
      categorySlugs: found.flatMap(({ category: of }) => of?.slug ?? []),
      makers: findNamedMakers(found, `${text} ${suggestion ?? ''}`),
      suggestion,
    };
  } catch (error) {
    return { status: 'failed', message: errorText(error, PRODUCTS_FAILED) };
  }
}
