import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../components/page/page.tsx';
import { Sheet } from '../../../components/page/sheet.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { readOrderIds } from '../many/order-ids.ts';
import { OrdersLoaded } from '../many/orders-loaded.tsx';
import type { Route } from './+types/many-sheets.route';
import './sheets.css';
import { useLabelSize } from './label-size.ts';
import { LabelSizeChoice } from './label-size-choice.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PickList } from './pick-list.tsx';
import { PrintButton } from './print-button.tsx';
import { SHEETS } from './sheets.texts.ts';

// With the library that draws barcodes.
const Labels = lazy(() => import('./labels.tsx'));

const SHEET_NAMES = ['slips', 'labels', 'picks'] as const;

export default function ManySheetsRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(SHEETS);
  const [search] = useSearchParams();
  const { size, choose } = useLabelSize();
  const name = SHEET_NAMES.find((one) => one === params.sheet) ?? 'slips';
  return (
    <Page
      title={texts[name]}
      back={{ to: '/orders', label: texts.backToList }}
      actions={<PrintButton />}
    >
      {name === 'labels' && <LabelSizeChoice size={size} onChoose={choose} />}
      <OrdersLoaded ids={readOrderIds(search)}>
        {(orders) => {
          if (name === 'labels') {
            return (
              <Suspense>
                <Labels orders={orders} size={size} />
              </Suspense>
            );
          }
          return (
            <Sheet>
              {name === 'picks' && <PickList orders={orders} />}
              {name === 'slips' &&
                orders.map((order) => (
                  <section key={order._id} className="slip-of-many">
                    <PackingSlip order={order} />
                  </section>
                ))}
            </Sheet>
          );
        }}
      </OrdersLoaded>
    </Page>
  );
}
