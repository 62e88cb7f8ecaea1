import { useRouteLoaderData } from 'react-router';
import { SELLER_TEXTS } from '../../../components/contact/seller-texts.ts';
import type { loader as rootLoader } from '../../../root.tsx';

/** From whom she buys, beside 'Place Order' (product 2.13.16); nothing while the shop's details are not known. */
export function SellerLine() {
  const seller = useRouteLoaderData<typeof rootLoader>('root')?.seller;
  if (!seller) return null;
  const { sellerName, sellerAddress } = seller;
  return (
    <p className="text-ink-soft text-sm wrap-anywhere">
      {sellerName === ''
        ? SELLER_TEXTS.demonstration
        : `${SELLER_TEXTS.youBuyFrom} ${[sellerName, sellerAddress].filter(Boolean).join(', ')}`}
    </p>
  );
}
