import { shopPages } from '@haat/api-sdk/tanstack';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
import { ListSearch, readSearch } from '../../components/list/list-search.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SHOPPERS } from './shoppers.texts.ts';

/** The accounts of shoppers, found by name, phone number and mail. */
export default function ShoppersRoute() {
  const texts = useTexts(SHOPPERS);
  const [search] = useSearchParams();
  const q = readSearch(search) ?? '';
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/shoppers', { params: { query: { q, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.back }}>
      <ListSearch label={texts.search} />
      <EndlessList
        query={list}
        listItems={(page) => page.shoppers}
        found={texts.found}
        empty={
          <EmptyList title={q === '' ? texts.empty : texts.emptySearch} isFiltered={q !== ''} />
        }
      >
        {(shoppers) => (
          <LinkRows
            rows={shoppers.map(({ _id, fullName, phoneNumber, email }) => ({
              to: `/shoppers/${_id}`,
              label: fullName,
              note: [phoneNumber, email].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </EndlessList>
    </Page>
  );
}
