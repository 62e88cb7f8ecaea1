import type { components } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CHARGES } from './charges.texts.ts';

// Few open it, and seldom.
const ChargesDialog = lazy(() => import('./charges-dialog.tsx'));

/** What each order adds to the prices of its goods; owners change it (product 10.4.6). */
export default function ChargesRoute() {
  const texts = useTexts(CHARGES);
  const charges = useQuery(shopQuery(desk, '/desk/money/charges'));
  const canChange = useCan('charges');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.more }}>
      <Loaded query={charges} rows={1}>
        {(present) => (
          <Card className="grid gap-3">
            <Amounts charges={present} />
            {canChange && (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => setIsChanging(true)}
              >
                {texts.change}
              </Button>
            )}
            {isChanging && (
              <Suspense>
                <ChargesDialog present={present} onClose={() => setIsChanging(false)} />
              </Suspense>
            )}
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

function Amounts({ charges }: { readonly charges: components['schemas']['DeskCharges'] }) {
  const texts = useTexts(CHARGES);
  const format = useFormat();
  const { freeShippingFromPaise: freeFrom } = charges;
  const rows = [
    [texts.shipping, format.money(charges.shippingPaise)],
    [texts.taxes, format.money(charges.taxesPaise)],
    [texts.discount, format.money(charges.discountPaise)],
    [texts.freeShippingFrom, freeFrom === null ? texts.never : format.money(freeFrom)],
  ] as const;
  return (
    <dl className="grid gap-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt>{label}</dt>
          <dd className="figures font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
