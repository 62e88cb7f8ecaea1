import { shopQuery } from '@haat/api-sdk/tanstack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskToday } from '../../lib/api/types.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { Sales } from './sales.tsx';
import { TODAY } from './today.texts.ts';

export default function TodayRoute() {
  const texts = useTexts(TODAY);
  const me = useMe();
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
              <div className="grid gap-6">
                {data.moneyDue && <MoneyDue due={data.moneyDue} />}
                {data.unfoundSearches && <Unfound searches={data.unfoundSearches} />}
              </div>
            </div>
            {data.sales && <Sales sales={data.sales} days={days} onChooseDays={setDays} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Unfound({ searches }: { readonly searches: { words: string; times: number }[] }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  if (searches.length === 0) return null;
  // The goods may be there under another name.
  const rows = searches.map(({ words, times }) => ({
    to: `/goods?q=${encodeURIComponent(words)}`,
    label: words,
    figure: <span className="figures">{texts.times(format.number(times))}</span>,
  }));
  return (
    <Section title={texts.unfound}>
      <LinkRows rows={rows} />
    </Section>
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
    <Section title={texts.work}>
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
    </Section>
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
  ]
    .filter(({ count }) => count !== null)
    .map(({ count, ...row }) => ({
      ...row,
      figure: (
        <span className={count ? 'figures font-bold' : 'figures text-ink-soft'}>
          {format.number(count ?? 0)}
        </span>
      ),
    }));
  if (rows.length === 0) return null;
  return (
    <Section title={texts.words}>
      <LinkRows rows={rows} />
    </Section>
  );
}

function LowStock({ goods }: { readonly goods: DeskToday['lowStock'] }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const nameOf = useName();
  const rows = goods.map(({ _id, stock, ...names }) => ({
    to: `/goods/${_id}`,
    label: nameOf(names),
    figure: (
      <span className={stock === 0 ? 'font-bold text-madder' : 'font-semibold'}>
        {stock === 0 ? texts.soldOut : texts.pieces(format.number(stock))}
      </span>
    ),
  }));
  return (
    <Section title={texts.lowStock}>
      <LinkRows rows={rows} empty={texts.enough} />
    </Section>
  );
}

function MoneyDue({ due }: { readonly due: NonNullable<DeskToday['moneyDue']> }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const toRow = (view: string, label: string, paise: number) => ({
    to: `/orders?view=${view}`,
    label,
    figure: <span className="figures font-semibold">{format.money(paise)}</span>,
  });
  const rows = [
    toRow('refunds_due', texts.toShoppers, due.toShoppersPaise),
    toRow('cash_due', texts.fromCouriers, due.fromCouriersPaise),
  ];
  return (
    <Section title={texts.moneyDue}>
      <LinkRows rows={rows} />
    </Section>
  );
}
