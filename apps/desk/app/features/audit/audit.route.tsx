import { shopPages } from '@haat/api-sdk/tanstack';
import { buttonClass } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { href, Link, useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AUDIT } from './audit.texts.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow, findPage, useThingName } from './audit-row.tsx';
import { readAuditFilters } from './audit-search.ts';

/** Changes of a page: each has several lines. */
const LIMIT = 20;

/** The log of changes, or the history of one thing (product 10.6.17). */
export default function AuditRoute() {
  const texts = useTexts(AUDIT);
  const thingName = useThingName();
  const [search] = useSearchParams();
  const filters = readAuditFilters(search);
  const { subjectKind: kind, subjectId: id } = filters;
  const log = useInfiniteQuery({
    ...shopPages(desk, '/desk/audit', { params: { query: { ...filters, limit: LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  const [first] = log.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const isHistory = kind !== undefined && id !== undefined;
  // While another thing's history loads, the changes of the one before are shown.
  const ofThis = first?.subjectId === id ? first : undefined;
  const person = first?.user._id === filters.userId ? first?.user.fullName : undefined;
  const page = isHistory ? findPage(kind, id) : undefined;
  const name = (ofThis && thingName(ofThis)) || (kind && texts.kinds[kind]) || '';
  return (
    <Page
      title={isHistory ? texts.historyOf(name) : texts.title}
      back={
        page === undefined ? { to: '/more', label: texts.back } : { to: page, label: texts.toThing }
      }
    >
      {isHistory ? (
        <p>
          <Link to={href('/audit')} className={buttonClass({ variant: 'link' })}>
            {texts.showAll}
          </Link>
        </p>
      ) : (
        <AuditFilters filters={filters} person={person} />
      )}
      <EndlessList
        query={log}
        listItems={(one) => one.entries}
        found={texts.found}
        empty={
          <EmptyList
            title={
              !isHistory && Object.keys(filters).length > 0 ? texts.emptyFiltered : texts.empty
            }
            isFiltered={Object.keys(filters).length > 0}
          />
        }
      >
        {(entries) => (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {entries.map((entry) => (
              <AuditRow key={entry._id} entry={entry} isHistory={isHistory} />
            ))}
          </ol>
        )}
      </EndlessList>
    </Page>
  );
}
