import { Icon, IconButton, joinClasses } from '@haat/ui';
import { Heart } from 'lucide';
import { useLocation, useNavigate } from 'react-router';
import { showMessage } from '../../feedback/toast.tsx';
import type { CardProduct } from '../card-product.ts';
import { SIGN_IN_TO_WISH, useWishlistToggle } from './use-wishlist-toggle.ts';

interface ProductHeartProps {
  readonly product: CardProduct;
  readonly className?: string;
}

/** The heart on a card: toggles the wishlist, and leads guests to the sign-in (product 6.1.2). */
export function ProductHeart({ product, className }: ProductHeartProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isWished, label, toggle } = useWishlistToggle(product, () => {
    showMessage('session', SIGN_IN_TO_WISH);
    void navigate('/login', { state: { from: `${pathname}${search}` } });
  });
  return (
    <IconButton
      variant="paper"
      // The product's name distinguishes the many buttons of a page.
      label={`${label}: ${product.name}`}
      aria-pressed={isWished}
      icon={<HeartIcon isFilled={isWished} />}
      onClick={() => void toggle()}
      className={className}
    />
  );
}

/** An outline, filled for a product on the wishlist. */
export function HeartIcon({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <Icon node={Heart} className={joinClasses('size-5', isFilled && 'fill-madder text-madder')} />
  );
}
