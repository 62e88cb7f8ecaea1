import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Sheet } from '../../../components/page/sheet.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Route } from './+types/order-sheet.route';
import { AddressLabel } from './address-label.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Receipt } from './receipt.tsx';
import { SHEETS } from './sheets.texts.ts';

const SHEET_COMPONENTS = { slip: PackingSlip, label: AddressLabel, receipt: Receipt } as const;

type SheetName = keyof typeof SHEET_COMPONENTS;

function isSheetName(name: string): name is SheetName {
  return name in SHEET_COMPONENTS;
}

export default function OrderSheetRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(SHEETS);
  const order = useQuery(
    shopQuery(desk, '/desk/orders/{id}', { params: { path: { id: params.id } } }),
  );
  const name = isSheetName(params.sheet) ? params.sheet : 'slip';
  const Content = SHEET_COMPONENTS[name];
  return (
    <Page
      title={texts[name]}
      back={{ to: `/orders/${params.id}`, label: texts.back }}
      actions={
        <Button icon={<Printer className="size-5" />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <Loaded query={order}>
        {(data) => (
          <Sheet>
            <Content order={data} />
          </Sheet>
        )}
      </Loaded>
    </Page>
  );
}
