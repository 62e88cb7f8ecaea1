import type { components } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';
import { MARKS_OF_STATE, MESSAGE_STATES, type MessageState } from '@haat/domain/desk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch, readSearch } from '../../components/list/list-search.tsx';
import { ListViews } from '../../components/list/list-views.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { MessageRow } from './message-row.tsx';
import { MESSAGES } from './messages.texts.ts';
import { showWaitingMarks } from './waiting-marks.ts';

type DeskMessageList = components['schemas']['DeskMessageListResponse']['data'];

export default function MessagesRoute() {
  const texts = useTexts(MESSAGES);
  const [search] = useSearchParams();
  const waiting = useWaitingChanges();
  const q = readSearch(search);
  const state = MESSAGE_STATES.find((one) => one === search.get('state'));
  const filters = { ...(q && { q }), ...(state && MARKS_OF_STATE[state]) };
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/messages', { params: { query: { ...filters, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.more }}>
      <div className="grid gap-3">
        <ListSearch label={texts.search} />
        <States counts={list.data?.pages[0]?.counts} current={state} />
      </div>
      <EndlessList
        query={list}
        listItems={(page) => page.messages}
        found={texts.found}
        empty={
          <EmptyList title={q ? texts.emptySearch : texts.empty} isFiltered={search.size > 0}>
            {q ? texts.emptySearchLead : texts.emptyLead}
          </EmptyList>
        }
      >
        {(messages) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {messages.map((message) => (
              <MessageRow key={message._id} message={showWaitingMarks(message, waiting)} />
            ))}
          </ul>
        )}
      </EndlessList>
    </Page>
  );
}

interface StatesProps {
  readonly counts: DeskMessageList['counts'] | undefined;
  readonly current: MessageState | undefined;
}

/** The messages by what has become of them, each with their number. */
function States({ counts, current }: StatesProps) {
  const texts = useTexts(MESSAGES);
  const states = MESSAGE_STATES.map((state) => ({
    label: texts.states[state],
    to: `/messages?state=${state}`,
    isCurrent: state === current,
    count: counts?.[state],
  }));
  return (
    <ListViews
      views={[{ label: texts.all, to: '/messages', isCurrent: current === undefined }, ...states]}
    />
  );
}
