import {
  listSeenBefore,
  type ProductView,
  parseSeenProducts,
  rememberSeen,
} from '@haat/domain/shopper';
import { useEffect, useState } from 'react';
import { SeenRow } from '../../../components/product/rows/seen-row.tsx';
import { storedRecentlySeen } from '../../../state/create-stores.ts';
import { SEEN_TEXTS } from './seen-texts.ts';

interface SeenProductsProps {
  readonly product: ProductView;
}

/**
 * The products that this browser showed before, the latest first; the present one is kept for the
 * next page (product 2.7.17). They have no prices: those of the last visit may be others by now.
 */
export function SeenProducts({ product }: SeenProductsProps) {
  // The server, which the first rendering follows, knows of none.
  const [before, setBefore] = useState<ReturnType<typeof listSeenBefore>>([]);

  useEffect(() => {
    const seen = parseSeenProducts(storedRecentlySeen.read());
    const { id, name, otherName, images } = product;
    setBefore(listSeenBefore(seen, id));
    storedRecentlySeen.write(rememberSeen(seen, { id, name, otherName, image: images[0] ?? null }));
  }, [product]);

  if (before.length === 0) return null;
  return <SeenRow products={before} title={SEEN_TEXTS.title} />;
}
