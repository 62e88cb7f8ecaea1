import { useCode } from '../../../hydration/use-code.ts';

/**
 * A row of best sellers under what is empty or not found (product 2.16.3). Its code and its products
 * load once the browser is idle; a screen is complete without them.
 */
export function SuggestedProducts() {
  const row = useCode(() => import('./suggested-row.tsx'), 'idle');
  // As high as a row of four: a phone's two rows are higher, but end out of sight.
  return <div className="mt-4 min-h-144 noscript:hidden">{row && <row.SuggestedRow />}</div>;
}
