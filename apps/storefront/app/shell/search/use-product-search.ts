import {
  NO_FILTERS,
  normalizeProducts,
  SEARCH_DELAY_MS,
  SEARCH_RESULT_LIMIT,
  toProductQuery,
  toSearchText,
} from '@haat/domain';
import { useEffect, useState } from 'react';
import { type CardProduct, toCardProduct } from '../../components/product/card-product.ts';
import { PRODUCTS_FAILED } from '../../components/product/product-texts.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { api } from '../../state/create-stores.ts';

/** How a search stands. */
export type ProductSearch =
  /** Too short to search for. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly products: readonly CardProduct[] }
  | { readonly status: 'failed'; readonly message: string };

interface Answer {
  /** What was asked, so that no answer is shown for another question. */
  readonly question: string;
  readonly outcome: ProductSearch;
}

const IDLE = { status: 'idle' } as const;
const SEARCHING = { status: 'searching' } as const;

/**
 * The first six products for what is typed, 300 ms after typing stops (product 5, 9). An answer to
 * what was typed before is never shown.
 *
 * @param category slug of the category to search in; '' for all
 */
export function useProductSearch(typed: string, category: string) {
  const text = toSearchText(typed);
  const question = `${category} ${text}`;
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const timer = window.setTimeout(() => {
      findProducts(text, category, leaving.signal).then((outcome) => {
        if (!leaving.signal.aborted) setAnswer({ question, outcome });
      });
    }, SEARCH_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [text, category, question, attempt]);

  function retry(): void {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }

  const isAnswered = answer?.question === question;
  const search: ProductSearch = text === null ? IDLE : isAnswered ? answer.outcome : SEARCHING;
  return { search, retry };
}

async function findProducts(
  text: string,
  category: string,
  signal: AbortSignal,
): Promise<ProductSearch> {
  const categories = category === '' ? [] : [category];
  const query = toProductQuery(
    { ...NO_FILTERS, search: text, categories },
    [],
    SEARCH_RESULT_LIMIT,
  );
  try {
    const products = normalizeProducts(await api.products.list(query, { signal }));
    return { status: 'found', products: products.map(toCardProduct) };
  } catch (error) {
    return { status: 'failed', message: errorText(error, PRODUCTS_FAILED) };
  }
}
