import { shopPages } from '@haat/api-sdk/tanstack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyList } from '../../../components/list/empty-list.tsx';
import { EndlessList } from '../../../components/list/endless-list.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { OrderDraft } from './order-draft.tsx';
import { PHONE_ORDERS } from './phone-orders.texts.ts';

/** The orders that wait for their payment link to be paid (product 10.2.23). */
export default function OrderDraftsRoute() {
  const texts = useTexts(PHONE_ORDERS);
  const list = useInfiniteQuery(
    shopPages(desk, '/desk/order-drafts', { params: { query: { limit: LIST_LIMIT } } }),
  );
  return (
    <Page title={texts.drafts} back={{ to: '/orders', label: texts.orders }}>
      <EndlessList
        query={list}
        listItems={(page) => page.drafts}
        found={texts.found}
        empty={
          <EmptyList title={texts.empty} isFiltered={false}>
            {texts.emptyLead}
          </EmptyList>
        }
      >
        {(drafts) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {drafts.map((draft) => (
              <OrderDraft key={draft._id} draft={draft} />
            ))}
          </ul>
        )}
      </EndlessList>
    </Page>
  );
}
