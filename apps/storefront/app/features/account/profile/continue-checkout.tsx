import { unwrap } from '@haat/api-sdk';
import { countItems, isBuyNowPath, isCheckoutInterrupted, parseBuyNow } from '@haat/domain/shopper';
import { buttonClass } from '@haat/ui';
import { href, useLocation } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { CART_TEXTS } from '../../../components/order/cart-texts.ts';
import { formatItemCount } from '../../../components/order/item-count.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api, useCart } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** The way back to the checkout for a shopper who signed in or up in the middle of it. */
export function ContinueCheckout() {
  const { state } = useLocation();
  const from: unknown = state?.from;
  const itemCount = useCart((cart) => countItems(cart.lines));
  if (!isCheckoutInterrupted(from, itemCount)) return null;
  const isBuyNow = isBuyNowPath(from);
  return (
    <div className="mb-6 grid justify-items-start gap-2">
      <p className="text-lg">{state?.isNewAccount ? TEXTS.accountMade : TEXTS.signedInForOrder}</p>
      <ShopLink
        className={buttonClass({ className: 'max-w-full max-sm:w-full' })}
        to={isBuyNow ? from : href('/shipping-details')}
      >
        <span className="grid leading-tight">
          {isBuyNow
            ? CART_TEXTS.checkout
            : `${CART_TEXTS.checkout} · ${formatItemCount(itemCount)}`}
          {isBuyNow && <ProductName path={from} />}
        </span>
      </ShopLink>
    </div>
  );
}

/** The name of the product that is bought by itself, in one line that is there before it. */
function ProductName({ path }: { readonly path: string }) {
  const { loaded } = useLoad(async (signal) => {
    const wanted = parseBuyNow(new URLSearchParams(path.slice(path.indexOf('?'))));
    return wanted === null
      ? ''
      : (
          await unwrap(
            api.GET('/products/{id}', { params: { path: { id: wanted.productId } }, signal }),
          )
        ).name;
  }, path);
  return (
    <span className="min-h-lh truncate font-normal text-sm">
      {loaded.status === 'loaded' && loaded.value}
    </span>
  );
}
