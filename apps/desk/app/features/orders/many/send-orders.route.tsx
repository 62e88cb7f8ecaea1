import { canPack } from '@haat/domain/desk';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { MANY } from './many.texts.ts';
import { readOrderIds } from './order-ids.ts';
import { OrdersLoaded } from './orders-loaded.tsx';
import { SendForm } from './send-form.tsx';
import { type SentOrder, SentOrders } from './sent-orders.tsx';

export default function SendOrdersRoute() {
  const texts = useTexts(MANY);
  const [search] = useSearchParams();
  const [sent, setSent] = useState<readonly SentOrder[]>([]);
  return (
    <Page title={texts.send} back={{ to: '/orders?view=to_send', label: texts.backToList }}>
      <SentOrders orders={sent} onTakenBack={() => setSent([])} />
      <OrdersLoaded ids={readOrderIds(search)}>
        {(orders) => (
          <SendForm
            orders={orders.filter(canPack)}
            others={orders.filter(
              (order) => !canPack(order) && !sent.some(({ _id }) => _id === order._id),
            )}
            onSent={(now) => setSent([...sent, ...now])}
          />
        )}
      </OrdersLoaded>
    </Page>
  );
}
