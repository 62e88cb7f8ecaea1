import { Button } from '@haat/ui';
import { useState } from 'react';
import { showAddedToCart } from '../../../components/feedback/toast.tsx';
import { type CardProduct, toCartLine } from '../../../components/product/card-product.ts';
import { ProductCard } from '../../../components/product/product-card.tsx';
import { wishlistStore } from '../../../components/product/product-wishlist.ts';
import { cartStore } from '../../../state/create-stores.ts';
import { WISHLIST_MESSAGES as TEXTS } from './wishlist-texts.ts';

/** Number of pieces that 'Move to Cart' adds (product 4). */
export const MOVE_TO_CART_QUANTITY = 1;

interface WishlistCardProps {
  readonly product: CardProduct;
  readonly onRemove: () => void;
}

/** A product of the wishlist, to be moved to the cart or taken off (spec §2). */
export function WishlistCard({ product, onRemove }: WishlistCardProps) {
  const [isMoving, setIsMoving] = useState(false);

  /** Adds one to the cart, and takes it off only once it is there (spec §4). */
  async function moveToCart() {
    setIsMoving(true);
    try {
      await cartStore.getState().add(toCartLine(product, MOVE_TO_CART_QUANTITY));
      showAddedToCart(product);
      await wishlistStore.getState().remove(product.id);
    } catch {
      // Ignored (spec §4): whatever failed, the product is still on the list.
    } finally {
      setIsMoving(false);
    }
  }

  // Many of these stand on a page; the product tells them apart.
  const ofProduct = <span className="sr-only">: {product.name}</span>;
  return (
    <ProductCard
      product={product}
      headingLevel="h2"
      actions={
        <div className="relative mt-1 grid">
          <Button
            variant="secondary"
            size="compact"
            disabled={!product.isInStock}
            isBusy={isMoving}
            onClick={() => void moveToCart()}
          >
            <span>
              {product.isInStock ? TEXTS.moveToCart : TEXTS.outOfStock}
              {ofProduct}
            </span>
          </Button>
          <Button variant="link" onClick={onRemove}>
            <span>
              {TEXTS.remove}
              {ofProduct}
            </span>
          </Button>
        </div>
      }
    />
  );
}
