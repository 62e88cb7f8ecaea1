import { Button } from '@haat/ui';
import { useState } from 'react';
import { href } from 'react-router';
import { showAddedToCart } from '../../../components/feedback/toast.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { type CardProduct, toCartLine } from '../../../components/product/card-product.ts';
import { ProductCard } from '../../../components/product/product-card.tsx';
import { wishlistStore } from '../../../components/product/wishlist/product-wishlist.ts';
import { cartStore } from '../../../state/create-stores.ts';
import { WISHLIST_TEXTS } from './wishlist-texts.ts';

/** Number of pieces that 'Move to Cart' adds (product 4.8.3). */
export const MOVE_TO_CART_QUANTITY = 1;

interface WishlistCardProps {
  readonly product: CardProduct;
  readonly onRemove: () => void;
}

/** A product of the wishlist, which can be moved to the cart or removed (product 2.14.9). */
export function WishlistCard({ product, onRemove }: WishlistCardProps) {
  const [isMoving, setIsMoving] = useState(false);

  /**
   * Adds one piece to the cart, and only then removes the product from the wishlist
   * (product 4.8.3).
   */
  async function moveToCart() {
    setIsMoving(true);
    try {
      await cartStore.getState().add(toCartLine(product, MOVE_TO_CART_QUANTITY));
      showAddedToCart(product);
      await wishlistStore.getState().remove(product.id);
    } catch {
      // A failure is ignored (product 4.8.3): the product is still on the list.
    } finally {
      setIsMoving(false);
    }
  }

  // The product's name distinguishes the buttons of several cards.
  const labelOf = (text: string) => `${text}: ${product.name}`;
  return (
    <ProductCard
      product={product}
      headingLevel="h2"
      actions={
        <div className="relative mt-3 grid">
          {product.isInStock ? (
            <Button
              variant="secondary"
              size="compact"
              isBusy={isMoving}
              aria-label={labelOf(WISHLIST_TEXTS.moveToCart)}
              onClick={() => void moveToCart()}
            >
              {WISHLIST_TEXTS.moveToCart}
            </Button>
          ) : (
            <>
              {/* The mark on the picture is for the eye alone. */}
              <p className="sr-only">{WISHLIST_TEXTS.outOfStock}</p>
              <LinkButton
                variant="secondary"
                size="compact"
                // Two lines on a phone, in a button no higher than that of the card beside it.
                className="max-md:py-0 max-md:leading-tight"
                aria-label={labelOf(WISHLIST_TEXTS.tellMe)}
                to={href('/product/:id', { id: product.id })}
              >
                {WISHLIST_TEXTS.tellMe}
              </LinkButton>
            </>
          )}
          <Button variant="link" aria-label={labelOf(WISHLIST_TEXTS.remove)} onClick={onRemove}>
            {WISHLIST_TEXTS.remove}
          </Button>
        </div>
      }
    />
  );
}
