import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { DeskShopper } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Route } from './+types/shopper.route';
import { ShopperNotes } from './shopper-notes.tsx';
import { SHOPPERS } from './shoppers.texts.ts';

/** A shopper: facts, orders with their sums, and the notes of the desk. */
export default function ShopperRoute({ params: { id } }: Route.ComponentProps) {
  const texts = useTexts(SHOPPERS);
  const shopper = useQuery({
    ...shopQuery(desk, '/desk/shoppers/{id}', { params: { path: { id } } }),
    // Each look is in the log of the desk: one visit is one look.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
  return (
    <Page
      title={shopper.data?.fullName ?? texts.title}
      back={{ to: '/shoppers', label: texts.backToShoppers }}
    >
      <Loaded query={shopper}>
        {(data) => (
          <div className="grid gap-5">
            <ShopperFacts shopper={data} />
            <ShopperOrders shopper={data} />
            <ShopperNotes shopper={data} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface ShopperProps {
  readonly shopper: DeskShopper;
}

function ShopperFacts({ shopper }: ShopperProps) {
  const texts = useTexts(SHOPPERS);
  const format = useFormat();
  return (
    <Card className="grid gap-1 wrap-anywhere">
      {shopper.phoneNumber !== '' && (
        <p>
          {texts.phone}:{' '}
          <a className="underline" href={`tel:${shopper.phoneNumber}`}>
            {shopper.phoneNumber}
          </a>
        </p>
      )}
      <p>
        {texts.email}: {shopper.email}{' '}
        {!shopper.isEmailVerified && <Badge>{texts.unverified}</Badge>}
      </p>
      <p>{texts.since(format.day(shopper.createdAt))}</p>
      <p className="font-semibold">
        {texts.bought}: {format.money(shopper.boughtPaise)}
      </p>
      <p className="text-sm text-ink-soft">{texts.logged}</p>
    </Card>
  );
}

function ShopperOrders({ shopper }: ShopperProps) {
  const texts = useTexts(SHOPPERS);
  const words = useTexts(WORDS);
  const format = useFormat();
  return (
    <Section title={texts.orders}>
      <Card padding="none">
        {shopper.orders.length === 0 && <p className="p-4 text-ink-soft">{texts.noOrders}</p>}
        <ul className="divide-y divide-hairline">
          {shopper.orders.map((order) => (
            <li key={order._id}>
              <Link
                to={`/orders/${order._id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sand"
              >
                <span className="min-w-0 flex-1 basis-40">
                  <span className="block font-semibold">{order.orderNumber}</span>
                  <span className="block text-sm text-ink-soft">{format.day(order.createdAt)}</span>
                </span>
                <Badge tone="info">
                  {order.returnStatus === null
                    ? words.statuses[order.status]
                    : words.returns[order.returnStatus]}
                </Badge>
                <span className="figures">{format.money(order.totalPaise)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
