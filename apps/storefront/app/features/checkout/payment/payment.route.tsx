import { toLanguagePath } from '@haat/domain';
import { useEffect, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { paymentProviderContext } from '../../../lib/loading/request-context.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { findDocumentPath } from '../document-path.ts';
import { TEXTS } from '../texts.ts';
import type { Route } from './+types/payment.route';
import { ChoosePayment } from './choose-payment.tsx';
import { PaymentLoading } from './payment-loading.tsx';
import { findAdapter } from './provider/adapters.ts';
import { PayOrder } from './provider/pay-order.tsx';
import { usePayment } from './provider/use-payment.ts';
import { showStepNotice } from './start-payment.ts';

/** Returns the provider of online payments, the same for every shopper. */
export function loader({ context }: Route.LoaderArgs) {
  return { paymentProvider: context.get(paymentProviderContext) };
}

/** The provider does not change while the page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  // Id of the order created here: its payment starts before the URL names the order.
  const [madeOrderId, setMadeOrderId] = useState<string | null>(null);
  const orderId = useSearchParams()[0].get('order') ?? madeOrderId;
  const adapter = findAdapter(loaderData.paymentProvider);
  const payment = usePayment(adapter);
  // The Content-Security-Policy allows the provider's dialog only in a document loaded from
  // /payment. Offline the screen is shown without it.
  const [isOwnDocument] = useState(
    () => findDocumentPath() === toLanguagePath(href('/payment')) || !navigator.onLine,
  );

  useEffect(() => {
    if (isOwnDocument) showStepNotice();
    else window.location.reload();
  }, [isOwnDocument]);

  if (!isOwnDocument) return <PaymentLoading />;
  if (orderId !== null) return <PayOrder key={orderId} orderId={orderId} payment={payment} />;
  return (
    <ChoosePayment
      adapter={adapter}
      onOnlineOrder={(order) => {
        // The URL names the order, so a reload or Back shows it instead of creating another one.
        setMadeOrderId(order.id);
        const address = `${href('/payment')}?order=${encodeURIComponent(order.id)}`;
        if (order.totalAmount !== null) {
          void payment.pay({ id: order.id, amount: order.totalAmount });
        }
        void navigate(address, { replace: true });
      }}
    />
  );
}

export const meta = describePersonalPage(TEXTS.paymentTitle);
