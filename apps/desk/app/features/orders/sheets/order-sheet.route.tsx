import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Sheet } from '../../../components/page/sheet.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Route } from './+types/order-sheet.route';
import './sheets.css';
import { useLabelSize } from './label-size.ts';
import { LabelSizeChoice } from './label-size-choice.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PrintButton } from './print-button.tsx';
import { Receipt } from './receipt.tsx';
import { SHEETS } from './sheets.texts.ts';

// With the library that draws barcodes.
const Labels = lazy(() => import('./labels.tsx'));

const SHEET_COMPONENTS = { slip: PackingSlip, receipt: Receipt } as const;

const SHEET_NAMES = ['slip', 'label', 'receipt'] as const;

export default function OrderSheetRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(SHEETS);
  const { size, choose } = useLabelSize();
  const order = useQuery(
    shopQuery(desk, '/desk/orders/{id}', { params: { path: { id: params.id } } }),
  );
  const name = SHEET_NAMES.find((one) => one === params.sheet) ?? 'slip';
  const Content = name === 'label' ? undefined : SHEET_COMPONENTS[name];
  return (
    <Page
      title={texts[name]}
      back={{ to: `/orders/${params.id}`, label: texts.back }}
      actions={<PrintButton />}
    >
      {!Content && <LabelSizeChoice size={size} onChoose={choose} />}
      <Loaded query={order}>
        {(data) =>
          Content ? (
            <Sheet>
              <Content order={data} />
            </Sheet>
          ) : (
            <Suspense>
              <Labels orders={[data]} size={size} />
            </Suspense>
          )
        }
      </Loaded>
    </Page>
  );
}
