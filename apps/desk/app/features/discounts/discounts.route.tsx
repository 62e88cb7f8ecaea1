import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, type BadgeTone, Button, Card, EmptyState, Icon, IconButton } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskDiscount } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { DISCOUNTS } from './discounts.texts.ts';

// Seldom opened, with the rules of its form.
const DiscountDialog = lazy(() => import('./discount-dialog.tsx'));

const TONES: Readonly<Record<DeskDiscount['state'], BadgeTone>> = {
  planned: 'info',
  running: 'success',
  ended: 'neutral',
};

/** The discounts of goods with dates: planned, running and ended (product 10.3.21). */
export default function DiscountsRoute() {
  const texts = useTexts(DISCOUNTS);
  const discounts = useQuery(shopQuery(desk, '/desk/discounts'));
  // Null for a new one.
  const [changing, setChanging] = useState<DeskDiscount | null | undefined>();
  return (
    <Page
      title={texts.title}
      back={{ to: '/more', label: texts.more }}
      actions={
        <Button icon={<Icon node={Plus} className="size-5" />} onClick={() => setChanging(null)}>
          {texts.add}
        </Button>
      }
    >
      <p className="text-ink-soft">{texts.lead}</p>
      <Loaded query={discounts}>
        {({ discounts: list }) =>
          list.length === 0 ? (
            <EmptyState title={texts.empty} colour="indigo" />
          ) : (
            <ul className="grid gap-3">
              {list.map((discount) => (
                <li key={discount._id}>
                  <DiscountCard discount={discount} onChange={() => setChanging(discount)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {changing !== undefined && (
        <Suspense>
          <DiscountDialog discount={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

interface DiscountCardProps {
  readonly discount: DeskDiscount;
  readonly onChange: () => void;
}

function DiscountCard({ discount, onChange }: DiscountCardProps) {
  const texts = useTexts(DISCOUNTS);
  const format = useFormat();
  const nameOf = useName();
  const { state, percent, firstDay, lastDay, goods, chosen, reduced } = discount;
  const first = format.day(firstDay);
  const names = chosen.map(nameOf).join(', ');
  return (
    <Card className="flex items-start gap-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {nameOf(discount)}
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </p>
        <p>
          {texts.percentOff(format.number(percent))}
          {' · '}
          {firstDay === lastDay ? texts.oneDay(first) : texts.days(first, format.day(lastDay))}
        </p>
        <p className="line-clamp-3 text-ink-soft">
          {goods === 'all' ? texts.kinds.all : `${texts.kinds[goods]}: ${names || '–'}`}
        </p>
        {state === 'running' && <p>{texts.reduced(format.number(reduced))}</p>}
      </div>
      <IconButton
        label={texts.change(nameOf(discount))}
        icon={<Icon node={Pencil} className="size-5" />}
        className="touch"
        onClick={onChange}
      />
    </Card>
  );
}
