import { Alert, Button, EmptyState, SectionHeading, Skeleton } from '@haat/ui';
import { useRef, useState } from 'react';
import emptyBasket from '../../../assets/empty-basket.webp';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { showError, showSuccess, type ToastSubject } from '../../../components/feedback/toast.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import type { CardProduct } from '../../../components/product/card-product.ts';
import { ProductGridSkeleton } from '../../../components/product/product-grid.tsx';
import { SuggestedProducts } from '../../../components/product/rows/suggested-products.tsx';
import {
  useWishlist,
  wishlistStore,
} from '../../../components/product/wishlist/product-wishlist.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { TEXTS } from '../texts.ts';
import { WishlistCard } from './wishlist-card.tsx';
import { WISHLIST_TEXTS, wishlistHeading } from './wishlist-texts.ts';

/** Beside the account's links there is room for three cards. */
const GRID = 'grid two-a-row gap-3 md:grid-cols-3 lg:gap-x-6 lg:gap-y-4';

export default function WishlistRoute() {
  const status = useWishlist((state) => state.status);
  if (status === 'ready') return <LoadedWishlist />;
  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-4">
        {TEXTS.wishlist}
      </SectionHeading>
      {status === 'failed' ? (
        <LoadFailed />
      ) : (
        <>
          <Skeleton className="mb-4 h-11 w-16" />
          <ProductGridSkeleton count={3} className={GRID} />
        </>
      )}
    </>
  );
}

function LoadFailed() {
  const error = useWishlist((state) => state.error);
  const retry = () => void wishlistStore.getState().load();
  return (
    <RetryAlert onRetry={retry}>{WISHLIST_TEXTS.loadFailed + errorText(error, '{msg}')}</RetryAlert>
  );
}

/** The texts for one kind of change. */
interface ChangeTexts {
  readonly done: string;
  readonly failed: string;
  readonly failedToast: string;
}

const REMOVAL: ChangeTexts = {
  done: WISHLIST_TEXTS.removed,
  failed: WISHLIST_TEXTS.removeFailed,
  failedToast: WISHLIST_TEXTS.removeFailedToast,
};

const CLEARING: ChangeTexts = {
  done: WISHLIST_TEXTS.cleared,
  failed: WISHLIST_TEXTS.clearFailed,
  failedToast: WISHLIST_TEXTS.clearFailedToast,
};

function LoadedWishlist() {
  const products = useWishlist((state) => state.products);
  const [failure, setFailure] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);

  /**
   * Runs a change that shows at once; its error stays on the screen, and a toast gives the reason
   * (product 8.6).
   */
  async function change(subject: ToastSubject, call: () => Promise<void>, texts: ChangeTexts) {
    setFailure(null);
    // The pressed button may disappear.
    titleRef.current?.focus({ preventScroll: true });
    try {
      await call();
      showSuccess(subject, texts.done);
    } catch (error) {
      setFailure(texts.failed);
      showError(subject, texts.failedToast + errorText(error, '{msg}'));
    }
  }

  const { clear, remove } = wishlistStore.getState();

  function removeProduct({ id }: CardProduct) {
    void change(`wishlist/${id}`, () => remove(id), REMOVAL);
  }

  return (
    <>
      <SectionHeading
        ref={titleRef}
        tabIndex={-1}
        level="h1"
        size="page"
        className="mb-4 outline-none"
      >
        {wishlistHeading(products.length)}
      </SectionHeading>
      {failure !== null && <Alert className="mb-4">{failure}</Alert>}
      {products.length === 0 ? (
        <>
          <EmptyState
            picture={emptyBasket}
            title={WISHLIST_TEXTS.empty}
            action={<LinkButton to="/products-list">{WISHLIST_TEXTS.startShopping}</LinkButton>}
          >
            {WISHLIST_TEXTS.emptyHint}
          </EmptyState>
          <SuggestedProducts />
        </>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
            <AllFilter />
            <Button variant="link" onClick={() => setIsConfirming(true)}>
              {WISHLIST_TEXTS.clearAll}
            </Button>
          </div>
          <ul className={GRID}>
            {products.map((product) => (
              <li key={product.id} className="card-cell">
                <WishlistCard product={product} onRemove={() => removeProduct(product)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={WISHLIST_TEXTS.confirmClear}
        yes={WISHLIST_TEXTS.clearAll}
        no={WISHLIST_TEXTS.keepThem}
        onClose={() => setIsConfirming(false)}
        onYes={() => void change('wishlist', () => clear(), CLEARING)}
      >
        <p>{WISHLIST_TEXTS.clearExplained}</p>
      </ConfirmDialog>
    </>
  );
}

/** The only filter, and therefore always on (product 2.14.9). */
function AllFilter() {
  return (
    <fieldset aria-label={WISHLIST_TEXTS.filter}>
      <button
        type="button"
        aria-pressed="true"
        className="tap-target rounded-haat border border-edge bg-sand px-5 font-semibold"
      >
        {WISHLIST_TEXTS.all}
      </button>
    </fieldset>
  );
}

export const meta = describePersonalPage(TEXTS.wishlist);
