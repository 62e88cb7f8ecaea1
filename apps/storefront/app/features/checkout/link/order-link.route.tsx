import { isApiError, unwrap } from '@haat/api-sdk';
import { formatPaise } from '@haat/domain';
import {
  formatDate,
  formatTime,
  type OrderLinkView,
  orderTotals,
  parseOrderLink,
  parsePaymentOrder,
} from '@haat/domain/shopper';
import { Alert, Button, Card, EmptyState, Spinner } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { OrderSummary } from '../../../components/order/order-summary.tsx';
import { OrderedItems } from '../../../components/order/ordered-items.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { namesNothing } from '../../../lib/errors/names-nothing.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { paymentProviderContext } from '../../../lib/loading/request-context.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { describeSecretPage } from '../../../lib/seo/page-meta.ts';
import { api } from '../../../state/create-stores.ts';
import { findAdapter } from '../payment/provider/adapters.ts';
import { TEXTS } from '../texts.ts';
import type { Route } from './+types/order-link.route';
import { LINK_TEXTS } from './link-texts.ts';

/** Why nothing was paid, in words for the payer. */
class PaymentStop extends Error {}

/** Returns the provider of online payments, the same for every shopper. */
export function loader({ context }: Route.LoaderArgs) {
  return { paymentProvider: context.get(paymentProviderContext) };
}

/** An order that the desk took by phone, behind the link that pays it (product 10.2.23). */
export default function OrderLinkRoute({ loaderData, params }: Route.ComponentProps) {
  const { token } = params;
  const path = { params: { path: { token } } };
  const { loaded, reload, refresh, change } = useLoad(async (signal) => {
    try {
      return parseOrderLink(await unwrap(api.GET('/order-link/{token}', { ...path, signal })));
    } catch (error) {
      if (namesNothing(error)) return null;
      throw error;
    }
  }, token);
  const { isBusy, failure, run } = useAction();

  async function pay(expectedTotal: number): Promise<void> {
    const adapter = findAdapter(loaderData.paymentProvider);
    if (adapter === undefined) throw new Error(TEXTS.paymentNotInitiated);
    // Before an order is placed that nobody could pay.
    await adapter.load();
    const body = { expectedTotal };
    const payment = parsePaymentOrder(
      await unwrap(api.POST('/order-link/{token}/pay', { ...path, body })),
    );
    if (payment === null) throw new Error(TEXTS.paymentNotInitiated);
    const closed = await adapter.open(payment);
    if (closed.outcome === 'dismissed') throw new PaymentStop(LINK_TEXTS.notPaid);
    const { outcome: _, ...signed } = closed;
    const result = { ...signed, paymentId: payment.paymentId };
    const paid = parseOrderLink(
      await unwrap(api.POST('/order-link/{token}/verify', { ...path, body: result })).catch(
        (error: unknown) => {
          // The money may have gone through: the provider tells the shop, too.
          if (isApiError(error) && error.isNetworkError)
            throw new PaymentStop(TEXTS.paymentUnknown);
          throw error;
        },
      ),
    );
    change(() => paid);
  }

  function handlePay(expectedTotal: number) {
    void run(
      () => pay(expectedTotal),
      (error) => {
        // It may be paid, over, or have another total by now.
        refresh();
        return error instanceof PaymentStop
          ? error.message
          : errorText(error, TEXTS.paymentNotInitiated);
      },
    );
  }

  return (
    <div className="page pb-8 lg:pb-14">
      {loaded.status !== 'loaded' && (
        <h1 className="mb-4 font-display text-3xl">{LINK_TEXTS.title}</h1>
      )}
      {loaded.status === 'loading' && (
        <>
          <p className="mb-4">{LINK_TEXTS.about}</p>
          <Spinner label={LINK_TEXTS.loading} />
        </>
      )}
      {loaded.status === 'failed' && (
        <RetryAlert onRetry={reload}>{errorText(loaded.error, LINK_TEXTS.loadFailed)}</RetryAlert>
      )}
      {loaded.status === 'loaded' &&
        (loaded.value?.state === 'waiting' ? (
          <WaitingOrder link={loaded.value} failure={failure} isBusy={isBusy} onPay={handlePay} />
        ) : (
          <EndedLink link={loaded.value} hasChanged={isBusy || failure !== null} />
        ))}
    </div>
  );
}

interface WaitingOrderProps {
  readonly link: OrderLinkView;
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** @param total in paise, as it is shown */
  readonly onPay: (total: number) => void;
}

function WaitingOrder({ link, failure, isBusy, onPay }: WaitingOrderProps) {
  const { order, toldTotal, lacking } = link;
  const { totalAmount: total, address } = order;
  const isBegun = order.orderNumber !== '';
  return (
    <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-12">
      <div className="grid gap-4 lg:col-span-7">
        <h1 className="font-display text-3xl">{LINK_TEXTS.title}</h1>
        <p>{isBegun ? LINK_TEXTS.begun : LINK_TEXTS.lead(formatEnd(link))}</p>
        {lacking.length > 0 && (
          <Alert tone="warning">{LINK_TEXTS.lacking(lacking.join(', '))}</Alert>
        )}
        {total !== null && toldTotal !== null && total !== toldTotal && (
          <Alert tone="warning">
            {LINK_TEXTS.changed(formatPaise(toldTotal), formatPaise(total))}
          </Alert>
        )}
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        {address !== null && (
          <Card className="wrap-anywhere">
            <h2 className="font-bold text-lg">{LINK_TEXTS.deliverTo}</h2>
            <p className="font-semibold">{address.name}</p>
            <p>
              <JoinedAddress address={address} />
            </p>
            <p>{address.phoneNumber}</p>
          </Card>
        )}
      </div>
      <div className="lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9">
        <OrderSummary totals={orderTotals(order)} items={<OrderedItems lines={order.lines} />}>
          {total !== null && lacking.length === 0 && (
            <Button
              isWide
              isBusy={isBusy}
              busyLabel={TEXTS.processingPayment}
              onClick={() => onPay(total)}
            >
              {TEXTS.payNow}
            </Button>
          )}
        </OrderSummary>
      </div>
    </div>
  );
}

function formatEnd({ expiresAt }: OrderLinkView): string {
  return `${formatDate(expiresAt)}, ${formatTime(Date.parse(expiresAt ?? ''))}`;
}

interface EndedLinkProps {
  /** Null for a link that there is not. */
  readonly link: OrderLinkView | null;
  /** Whether a press on this page has brought it here: its button is gone. */
  readonly hasChanged: boolean;
}

function EndedLink({ link, hasChanged }: EndedLinkProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasChanged) return;
    box.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [hasChanged]);
  const isPaid = link?.state === 'paid';
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EmptyState
        headingLevel="h1"
        title={toEndTitle(link)}
        action={
          <LinkButton to={href('/contact-us')} variant={isPaid ? 'secondary' : 'primary'}>
            {LINK_TEXTS.contact}
          </LinkButton>
        }
      >
        {isPaid ? LINK_TEXTS.paidLead(link.order.orderNumber) : LINK_TEXTS.askShop}
      </EmptyState>
    </div>
  );
}

function toEndTitle(link: OrderLinkView | null): string {
  switch (link?.state) {
    case 'paid':
      return LINK_TEXTS.paidTitle;
    case 'expired':
      return LINK_TEXTS.expiredTitle;
    case 'cancelled':
      return LINK_TEXTS.cancelledTitle;
    default:
      return LINK_TEXTS.unknownTitle;
  }
}

export const meta = describeSecretPage(LINK_TEXTS.title);
