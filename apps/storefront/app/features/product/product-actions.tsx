import type { ProductView } from '@haat/domain';
import { Button } from '@haat/ui';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { toCardProduct } from '../../shared/card-product.ts';
import { HeartIcon } from '../../shared/product-heart.tsx';
import { showMessage } from '../../shared/toast.tsx';
import { SIGN_IN_TO_WISH, useWish } from '../../shared/use-wish.ts';
import { MESSAGES } from './messages.ts';

const ShareLinks = lazy(() => import('./share-links.tsx'));

interface ProductActionsProps {
  readonly product: ProductView;
}

/** What else a shopper does with a product: remember it, and tell others of it (spec §2, §6). */
export function ProductActions({ product }: ProductActionsProps) {
  const { isWished, label, toggle } = useWish(toCardProduct(product), () =>
    showMessage('session', SIGN_IN_TO_WISH),
  );
  const [isSharing, setIsSharing] = useState(false);

  async function share() {
    const { canShare, shareProduct } = await import('./share-product.ts');
    if (canShare()) await shareProduct(product.name);
    else setIsSharing(!isSharing);
  }

  return (
    <div className="flex flex-wrap gap-x-7 noscript:hidden">
      <Button
        variant="link"
        aria-pressed={isWished}
        icon={<HeartIcon isFilled={isWished} />}
        onClick={() => void toggle()}
      >
        {label}
      </Button>
      <Button
        variant="link"
        aria-expanded={isSharing}
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => void share()}
      >
        {MESSAGES.share}
      </Button>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareLinks name={product.name} />
        </Suspense>
      )}
    </div>
  );
}
