import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../hydration/when-idle.ts';

/**
 * A row of best sellers under what is empty or not found (product 2.16.3). Its code and its products
 * load once the browser is idle; a screen is complete without them.
 */
export function SuggestedProducts() {
  const [Row, setRow] = useState<ComponentType>();

  useEffect(() => {
    whenIdle(() => {
      import('./suggested-row.tsx').then(
        ({ SuggestedRow }) => setRow(() => SuggestedRow),
        () => {
          // Offline there is no row.
        },
      );
    });
  }, []);

  // As high as a row of four: a phone's two rows are higher, but end out of sight.
  return <div className="mt-4 min-h-144 noscript:hidden">{Row && <Row />}</div>;
}
