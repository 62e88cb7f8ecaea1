import type { components } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';
import { Button, buttonClass, Card, cardClass, EmptyState } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { HeldSums } from './held-sums.tsx';
import { MONEY } from './money.texts.ts';
import { listMonths } from './months.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import { ShopShare } from './shop-share.tsx';

type DeskMoney = components['schemas']['DeskMoneyResponse']['data'];

type Group = DeskMoney['groups'][number];

export default function MoneyRoute() {
  const texts = useTexts(MONEY);
  const money = useInfiniteQuery(
    shopPages(desk, '/desk/money', { params: { query: { limit: LIST_LIMIT } } }),
  );
  const [payingId, setPayingId] = useState<string | null>(null);
  const canPay = useCan('money.pay');
  // As it is now: what is due may change while the dialog is open.
  const paying = money.data?.pages[0]?.groups.find(({ maker }) => maker?._id === payingId);
  return (
    <Page title={texts.title}>
      <Loaded query={money}>
        {({ pages }) => {
          const groups = pages[0]?.groups ?? [];
          if (groups.length === 0) {
            return (
              <EmptyState title={texts.empty} colour="indigo">
                {texts.emptyLead}
              </EmptyState>
            );
          }
          return (
            <>
              <AllGroups groups={groups} />
              {canPay && <MoneyLinks />}
              <ul className="grid gap-4 lg:grid-cols-2">
                {groups.map((group) => (
                  <GroupSums
                    key={group.maker?._id ?? ''}
                    group={group}
                    onPay={
                      canPay && group.maker
                        ? () => setPayingId(group.maker?._id ?? null)
                        : undefined
                    }
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      <ShopShare canChange={canPay} />
      {payingId !== null && paying?.maker && (
        <PayoutDialog
          maker={paying.maker}
          duePaise={paying.totals.duePaise}
          withCouriersPaise={paying.withCouriersPaise}
          inReturnsPaise={paying.inReturnsPaise}
          onClose={() => setPayingId(null)}
        />
      )}
    </Page>
  );
}

/** Leads to the sales and the tax by month, and to what couriers paid. */
function MoneyLinks() {
  const texts = useTexts(MONEY);
  return (
    <p className="flex flex-wrap gap-3">
      <Link className={buttonClass({ variant: 'secondary' })} to="/money/reports">
        {texts.reports}
      </Link>
      <Link className={buttonClass({ variant: 'secondary' })} to="/money/reports/gst">
        {texts.gst}
      </Link>
      <Link className={buttonClass({ variant: 'secondary' })} to="/money/settlements">
        {texts.settlements}
      </Link>
    </p>
  );
}

/** What is due to all groups together, and since when the sums count. */
function AllGroups({ groups }: { readonly groups: readonly Group[] }) {
  const texts = useTexts(MONEY);
  const format = useFormat();
  const ofMakers = groups.filter(({ maker }) => maker !== null);
  const duePaise = ofMakers.reduce((sum, { totals }) => sum + totals.duePaise, 0);
  return (
    <Card className="grid gap-1">
      {ofMakers.length > 1 && (
        <p className="flex flex-wrap justify-between gap-x-3 text-lg font-bold">
          <span>{texts.dueToAll}</span>
          <span className="figures">{format.money(duePaise)}</span>
        </p>
      )}
      <p className="text-ink-soft">{texts.sinceBeginning}</p>
    </Card>
  );
}

interface GroupSumsProps {
  readonly group: Group;
  /** Left out for who records no payments. */
  readonly onPay: (() => void) | undefined;
}

/** What a group has sold, what it was paid, and what is due. */
function GroupSums({ group, onPay }: GroupSumsProps) {
  const { maker, totals } = group;
  const nameOf = useName();
  const texts = useTexts(MONEY);
  const format = useFormat();
  const [month = ''] = listMonths(Date.now(), 1);
  const rows = [
    { label: texts.sold, paise: totals.soldPaise },
    { label: texts.returned, paise: -totals.returnedPaise },
    { label: texts.fees, paise: -totals.feesPaise },
    { label: texts.paid, paise: -totals.paidPaise },
  ];
  return (
    <li className={cardClass('grid content-start gap-3 p-4')}>
      <h2 className="font-bold">{maker ? nameOf(maker) : texts.noGroup}</h2>
      <dl className="grid gap-1">
        {rows.map(({ label, paise }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures">{format.money(paise)}</dd>
          </div>
        ))}
        {maker && (
          <div className="flex justify-between gap-3 border-t border-hairline pt-1 text-lg font-bold">
            <dt>{texts.due}</dt>
            <dd className="figures">{format.money(totals.duePaise)}</dd>
          </div>
        )}
      </dl>
      {maker && <HeldSums {...group} />}
      {maker && (
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={`/money/${maker._id}/${month}`}
          >
            {texts.statement}
          </Link>
          {onPay && totals.duePaise > 0 && (
            <Button variant="secondary" onClick={onPay}>
              {texts.pay}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
