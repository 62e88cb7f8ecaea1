import { shopQuery } from '@haat/api-sdk/tanstack';
import { Card } from '@haat/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskToday } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { Sales } from './sales.tsx';
import { TODAY } from './today.texts.ts';

export default function TodayRoute() {
  const texts = useTexts(TODAY);
  const { data: me } = useQuery(shopQuery(desk, '/desk/me'));
  const [days, setDays] = useState<7 | 30 | 90>(30);
  const today = useQuery({
    ...shopQuery(desk, '/desk/today', { params: { query: { days } } }),
    placeholderData: keepPreviousData,
  });
  const [firstName = ''] = (me?.user.fullName ?? '').split(' ');
  return (
    <Page title={firstName === '' ? texts.title : texts.greeting(firstName)}>
      <Loaded query={today}>
        {(data) => (
          <div className="grid gap-6">
            {data.counts && <Work counts={data.counts} />}
            <Words messages={data.waitingMessages} reviews={data.waitingReviews} />
            <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
              <LowStock goods={data.lowStock} />
              {data.moneyDue && <MoneyDue due={data.moneyDue} />}
            </div>
            {data.sales && <Sales sales={data.sales} days={days} onChooseDays={setDays} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface WorkProps {
  readonly counts: NonNullable<DeskToday['counts']>;
}

/** What is to be done with orders; each number leads to its list. */
function Work({ counts }: WorkProps) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const tiles = [
    { view: 'to_pack', label: texts.toPack, count: counts.toPack },
    { view: 'to_send', label: texts.toSend, count: counts.toSend },
    { view: 'on_the_way', label: texts.onTheWay, count: counts.onTheWay },
    { view: 'returns', label: texts.returns, count: counts.returns },
    { view: 'refunds_due', label: texts.refundsDue, count: counts.refundsDue },
  ];
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="mb-3 font-bold">
        {texts.work}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {tiles.map(({ view, label, count }) =>
          count === null ? null : (
            <li key={view}>
              <Link
                // What waits longest comes first.
                to={`/orders?view=${view}&sort=oldest`}
                className="grid h-full min-h-20 content-center rounded-haat border border-hairline bg-paper px-4 py-3 hover:border-edge"
              >
                <span
                  className={`text-2xl font-bold tabular-nums ${count > 0 ? 'text-ink' : 'text-ink-soft'}`}
                >
                  {format.number(count)}
                </span>
                <span className="text-ink-soft">{label}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface WordsProps {
  /** Null where the role does not permit it. */
  readonly messages: number | null;
  readonly reviews: number | null;
}

/** What shoppers have written that nobody has read or decided about; each number leads to its list. */
function Words({ messages, reviews }: WordsProps) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const rows = [
    { to: '/messages?state=unread', label: texts.unreadMessages, count: messages },
    { to: '/reviews?status=held', label: texts.heldReviews, count: reviews },
  ].filter(({ count }) => count !== null);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="mb-3 font-bold">
        {texts.words}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {rows.map(({ to, label, count }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sand">
                <span className="min-w-0 flex-1">{label}</span>
                <span className={count ? 'figures font-bold' : 'figures text-ink-soft'}>
                  {format.number(count ?? 0)}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function LowStock({ goods }: { readonly goods: DeskToday['lowStock'] }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const nameOf = useName();
  return (
    <section aria-labelledby="low-stock">
      <h2 id="low-stock" className="mb-3 font-bold">
        {texts.lowStock}
      </h2>
      <Card padding="none">
        {goods.length === 0 && <p className="p-4 text-ink-soft">{texts.enough}</p>}
        <ul className="divide-y divide-hairline">
          {goods.map(({ _id, stock, ...names }) => (
            <li key={_id}>
              <Link
                to={`/goods/${_id}`}
                className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sand"
              >
                <span className="min-w-0 flex-1">{nameOf(names)}</span>
                <span className={stock === 0 ? 'font-bold text-madder' : 'font-semibold'}>
                  {stock === 0 ? texts.soldOut : texts.pieces(stock, format.number(stock))}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function MoneyDue({ due }: { readonly due: NonNullable<DeskToday['moneyDue']> }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const rows = [
    { view: 'refunds_due', label: texts.toShoppers, paise: due.toShoppersPaise },
    { view: 'cash_due', label: texts.fromCouriers, paise: due.fromCouriersPaise },
  ];
  return (
    <section aria-labelledby="money-due">
      <h2 id="money-due" className="mb-3 font-bold">
        {texts.moneyDue}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {rows.map(({ view, label, paise }) => (
            <li key={view}>
              <Link
                to={`/orders?view=${view}`}
                className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sand"
              >
                <span className="min-w-0 flex-1">{label}</span>
                <span className="figures font-semibold">{format.money(paise)}</span>
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
