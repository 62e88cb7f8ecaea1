import { Alert, Button, EmptyState, SectionHeading, Skeleton } from '@haat/ui';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { showError, showSuccess, type ToastSubject } from '../../../components/feedback/toast.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import type { CardProduct } from '../../../components/product/card-product.ts';
import { ProductGridSkeleton } from '../../../components/product/product-grid.tsx';
import { useWishlist, wishlistStore } from '../../../components/product/product-wishlist.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { buildPageMeta } from '../../../lib/seo/page-meta.ts';
import { MESSAGES } from '../texts.ts';
import type { Route } from './+types/wishlist.route';
import { WishlistCard } from './wishlist-card.tsx';
import { WISHLIST_MESSAGES as TEXTS, wishlistHeading } from './wishlist-texts.ts';

export default function WishlistRoute() {
  const status = useWishlist((state) => state.status);
  if (status === 'ready') return <LoadedWishlist />;
  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-4">
        {MESSAGES.wishlist}
      </SectionHeading>
      {status === 'failed' ? (
        <LoadFailed />
      ) : (
        <>
          <Skeleton className="mb-4 h-11 w-16" />
          <ProductGridSkeleton count={3} />
        </>
      )}
    </>
  );
}

function LoadFailed() {
  const error = useWishlist((state) => state.error);
  const retry = () => void wishlistStore.getState().load();
  return (
    <Alert action={<Button onClick={retry}>{TEXTS.retry}</Button>}>
      {TEXTS.loadFailed + errorText(error, '{msg}')}
    </Alert>
  );
}

/** What is said of a change. */
interface ChangeTexts {
  readonly done: string;
  readonly failed: string;
  readonly failedToast: string;
}

const REMOVAL: ChangeTexts = {
  done: TEXTS.removed,
  failed: TEXTS.removeFailed,
  failedToast: TEXTS.removeFailedToast,
};

const CLEARING: ChangeTexts = {
  done: TEXTS.cleared,
  failed: TEXTS.clearFailed,
  failedToast: TEXTS.clearFailedToast,
};

function LoadedWishlist() {
  const products = useWishlist((state) => state.products);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);

  /** Runs a change that shows at once; its failure stays on the screen, a toast says why (spec §8). */
  async function change(subject: ToastSubject, call: () => Promise<void>, texts: ChangeTexts) {
    setFailure(null);
    // The button that was pressed goes away with what it did.
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
        action={
          products.length > 0 && (
            <Button variant="link" onClick={() => setIsAsking(true)}>
              {TEXTS.clearAll}
            </Button>
          )
        }
      >
        {wishlistHeading(products.length)}
      </SectionHeading>
      {failure !== null && <Alert className="mb-4">{failure}</Alert>}
      {products.length === 0 ? (
        <EmptyState
          title={TEXTS.empty}
          action={
            <LinkButton to="/products-list" variant="secondary">
              {TEXTS.startShopping}
            </LinkButton>
          }
        >
          {TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <>
          <AllFilter />
          <ul className="grid two-a-row gap-3 md:grid-cols-3 lg:gap-6">
            {products.map((product) => (
              <li key={product.id}>
                <WishlistCard product={product} onRemove={() => removeProduct(product)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={TEXTS.confirmClear}
        yes={TEXTS.clearAll}
        no={TEXTS.keepThem}
        onClose={() => setIsAsking(false)}
        onYes={() => void change('wishlist', () => clear(), CLEARING)}
      >
        <p>{TEXTS.clearExplained}</p>
      </ConfirmDialog>
    </>
  );
}

/** The one filter there is, and so the one that is on (spec §2). */
function AllFilter() {
  return (
    <fieldset className="mb-4" aria-label={TEXTS.filter}>
      <button
        type="button"
        aria-pressed="true"
        className="tap-target rounded-haat border border-ink bg-ink px-5 font-semibold text-plaster"
      >
        {TEXTS.all}
      </button>
    </fieldset>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.wishlist, isIndexed: false });
}
