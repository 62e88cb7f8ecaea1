import { computeCartTotals } from '@haat/domain';
import { computeSavings, countItems, isCashLimited } from '@haat/domain/shopper';
import { Alert, Button, EmptyState, SectionHeading, Spinner } from '@haat/ui';
import { Suspense, useRef, useState } from 'react';
import { href, useRouteLoaderData } from 'react-router';
import emptyBasket from '../../assets/empty-basket.webp';
import { OrderWithoutScript } from '../../components/contact/order-without-script.tsx';
import { DeliveryBlock } from '../../components/delivery/delivery-block.tsx';
import { lazyPart, ReloadAlert } from '../../components/feedback/lazy-part.tsx';
import { RetryAlert } from '../../components/feedback/retry-alert.tsx';
import { showError, showSuccess } from '../../components/feedback/toast.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { BottomBar } from '../../components/order/bottom-bar.tsx';
import { CART_TEXTS } from '../../components/order/cart-texts.ts';
import { ChangedTotal } from '../../components/order/changed-total.tsx';
import { readLatestOrder } from '../../components/order/latest-order.ts';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { SuggestedProducts } from '../../components/product/rows/suggested-products.tsx';
import { useCode } from '../../hydration/use-code.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { useCharges } from '../../state/charges.ts';
import {
  cartStore,
  reloadCart,
  storedRecentlySeen,
  useAuth,
  useCart,
} from '../../state/create-stores.ts';
import { CartTable } from './cart-table.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { CouponForm } from './coupon-form.tsx';
import { ParcelBox } from './parcel/parcel-box.tsx';
import { TEXTS } from './texts.ts';

// Their code is loaded when it is needed: most carts need none of it.
const loadClearCartDialog = () => import('./clear-cart-dialog.tsx');
const ClearCartDialog = lazyPart(loadClearCartDialog, ReloadAlert);
const LatestOrderCard = lazyPart(() => import('../../components/order/latest-order-card.tsx'));
const CashNote = lazyPart(() => import('../../components/order/cash-note.tsx'));
const SeenBefore = lazyPart(() => import('./seen-before.tsx'));

export default function CartRoute() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    // The height of the screen keeps the footer below the fold, so it does not shift while the cart
    // loads.
    <div className="page min-h-svh pb-6 lg:pb-10">
      <SectionHeading
        ref={titleRef}
        tabIndex={-1}
        level="h1"
        size="page"
        className="mb-6 outline-none"
      >
        {TEXTS.title}
      </SectionHeading>
      <CartContent onBeforeRemove={() => titleRef.current?.focus({ preventScroll: true })} />
    </div>
  );
}

interface CartContentProps {
  /** Called before the focused element leaves the page. */
  readonly onBeforeRemove: () => void;
}

function CartContent({ onBeforeRemove }: CartContentProps) {
  const status = useCart((cart) => cart.status);
  const lines = useCart((cart) => cart.lines);
  // What the footer says of the shop.
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.seller.phone ?? '';
  const userId = useAuth((auth) => auth.user?._id);
  const latestOrder = userId === undefined ? null : readLatestOrder(userId);
  const former = useCart((cart) => cart.former);
  const charges = useCharges();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksToClear, setAsksToClear] = useState(false);
  const wasCleared = useRef(false);
  // The cart can be emptied without a network, too.
  useCode(loadClearCartDialog, lines.length > 0 ? 'idle' : 'later');

  if (lines.length === 0) {
    if (status === 'failed') {
      return <RetryAlert onRetry={reloadCart}>{CART_TEXTS.notLoaded}</RetryAlert>;
    }
    if (status !== 'ready') {
      return (
        <>
          <div className="noscript:hidden">
            <Spinner label={TEXTS.loading} />
          </div>
          <OrderWithoutScript phone={phone} text={TEXTS.orderText}>
            {TEXTS.noScript}
          </OrderWithoutScript>
        </>
      );
    }
    return (
      <>
        {latestOrder !== null && (
          <Suspense fallback={<div className="min-h-20" />}>
            <LatestOrderCard order={latestOrder} />
          </Suspense>
        )}
        <EmptyState
          ref={(state) => {
            if (wasCleared.current) state?.focus({ preventScroll: true });
            wasCleared.current = false;
          }}
          tabIndex={-1}
          className="outline-none"
          picture={emptyBasket}
          title={TEXTS.empty}
          action={<LinkButton to={href('/products-list')}>{TEXTS.startShopping}</LinkButton>}
        >
          {TEXTS.emptyHint}
        </EmptyState>
        {storedRecentlySeen.read().length > 0 && (
          <div className="flow-root min-h-88">
            <Suspense>
              <SeenBefore />
            </Suspense>
          </div>
        )}
        <SuggestedProducts />
      </>
    );
  }

  async function clear() {
    onBeforeRemove();
    wasCleared.current = true;
    // What is left of the page begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    try {
      await cartStore.getState().clear();
      showSuccess('cart', TEXTS.cleared);
    } catch (error) {
      showError('cart', errorText(error, TEXTS.clearFailed));
    }
  }

  const totals = computeCartTotals(lines, charges);
  return (
    <div className="grid grid-cols-1 items-start gap-8 max-lg:pb-16 *:min-w-0 lg:grid-cols-12">
      <div className="@container lg:col-span-8">
        {problem !== null && (
          // The toast announces the error; this alert stays.
          <Alert tone="error" role="group" aria-label={TEXTS.title} className="mb-4">
            {problem}
          </Alert>
        )}
        <CartTable lines={lines} onBeforeRemove={onBeforeRemove} onProblem={setProblem} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <LinkButton variant="link" to={href('/products-list')}>
            {TEXTS.continueShopping}
          </LinkButton>
          <Button
            variant="link"
            className="font-normal text-ink text-sm"
            onClick={() => setAsksToClear(true)}
          >
            {TEXTS.clear}
          </Button>
        </div>
        <ParcelBox lines={lines} />
        {asksToClear && (
          <Suspense fallback={null}>
            <ClearCartDialog
              itemCount={countItems(lines)}
              onYes={() => void clear()}
              onClose={() => setAsksToClear(false)}
            />
          </Suspense>
        )}
      </div>
      <div className="lg:sticky lg:top-6 lg:col-span-4">
        <OrderSummary totals={totals} savings={computeSavings(lines)}>
          {isCashLimited(totals.total) && (
            <Suspense fallback={<div className="min-h-27" />}>
              <CashNote total={totals.total} />
            </Suspense>
          )}
          <DeliveryBlock className="min-h-32" />
          <CouponForm />
          <BottomBar
            total={totals.total}
            note={<ChangedTotal former={former} total={totals.total} />}
          >
            <CheckoutLink />
          </BottomBar>
        </OrderSummary>
      </div>
    </div>
  );
}

export const meta = describePersonalPage(TEXTS.title);
