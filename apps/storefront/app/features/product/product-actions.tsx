import type { ProductView } from '@haat/domain/shopper';
import { Button, Icon } from '@haat/ui';
import { Share2 } from 'lucide';
import { Suspense, useState } from 'react';
import { lazyPart, ReloadAlert } from '../../components/feedback/lazy-part.tsx';
import { showMessage } from '../../components/feedback/toast.tsx';
import { toCardProduct } from '../../components/product/card-product.ts';
import { HeartIcon } from '../../components/product/wishlist/product-heart.tsx';
import {
  SIGN_IN_TO_WISH,
  useWishlistToggle,
} from '../../components/product/wishlist/use-wishlist-toggle.ts';
import { useCode } from '../../hydration/use-code.ts';
import { TEXTS } from './texts.ts';

const ShareLinks = lazyPart(() => import('./share-links.tsx'), ReloadAlert);

interface ProductActionsProps {
  readonly product: ProductView;
}

/** The wishlist and share buttons of a product (product 2.7.5, 2.7.10, 6.1.2). */
export function ProductActions({ product }: ProductActionsProps) {
  const { isWished, label, toggle } = useWishlistToggle(toCardProduct(product), () =>
    showMessage('session', SIGN_IN_TO_WISH),
  );
  const [isSharing, setIsSharing] = useState(false);
  const listen = useCode(() => import('../../components/speech/listen-button.tsx'), 'idle');

  async function share() {
    const { canShare, shareProduct } = await import('./share-product.ts');
    if (canShare()) await shareProduct(product.name);
    else setIsSharing(!isSharing);
  }

  return (
    <div className="@container noscript:hidden">
      {/* In one line, whatever comes into it late: 'Remove from wishlist' may take two. */}
      <div className="flex gap-x-6 @max-[14rem]:flex-wrap">
        <Button
          variant="link"
          className="min-w-0 py-0!"
          aria-pressed={isWished}
          icon={<HeartIcon isFilled={isWished} />}
          onClick={() => void toggle()}
        >
          {label}
        </Button>
        <Button
          variant="link"
          aria-expanded={isSharing}
          icon={<Icon node={Share2} className="size-5" />}
          onClick={() => void share()}
        >
          {TEXTS.share}
        </Button>
        {listen && (
          <listen.ListenButton parts="h1, [data-aloud]" wordClassName="@max-[20rem]:sr-only" />
        )}
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareLinks name={product.name} />
        </Suspense>
      )}
    </div>
  );
}
