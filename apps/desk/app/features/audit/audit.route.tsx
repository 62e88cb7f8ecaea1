import { shopPages } from '@haat/api-sdk/tanstack';
import { Badge, buttonClass, cardClass, EmptyState, SelectField } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import type { DeskAuditEntry } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AUDIT } from './audit.texts.ts';
import { listChangedFields } from './changed-fields.ts';
import { useDescribeValue } from './use-describe-value.ts';

type Kind = keyof (typeof AUDIT)['hi']['kinds'];

/** What is changed at the desk, in the order of its texts. */
const KINDS = Object.keys(AUDIT.hi.kinds) as Kind[];

export default function AuditRoute() {
  const texts = useTexts(AUDIT);
  const [kind, setKind] = useState<Kind | undefined>();
  const log = useInfiniteQuery(
    shopPages(desk, '/desk/audit', {
      params: {
        query: { ...(kind === undefined ? {} : { subjectKind: kind }), limit: LIST_LIMIT },
      },
    }),
  );
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.back }}>
      <SelectField
        label={texts.kind}
        value={kind ?? ''}
        onChange={(event) => setKind(KINDS.find((one) => one === event.target.value))}
      >
        <option value="">{texts.any}</option>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      <EndlessList
        query={log}
        listItems={(page) => page.entries}
        empty={<EmptyState title={texts.empty} colour="indigo" />}
      >
        {(entries) => (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {entries.map((entry) => (
              <AuditRow key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
      </EndlessList>
    </Page>
  );
}

/** The page of what was changed; undefined for what has none. */
function findPage({ action, subjectKind, subjectId: id }: DeskAuditEntry): string | undefined {
  // A whole list, or what is gone.
  if (id === '' || action === 'review.deleted') return undefined;
  switch (subjectKind) {
    case 'order':
      return href('/orders/:id', { id });
    case 'product':
      return href('/goods/:id', { id });
    case 'message':
      return href('/messages/:id', { id });
    case 'review':
      return href('/reviews/:id', { id });
    case 'story':
      return href('/content/stories/:id', { id });
    case 'page':
      return href('/content/pages/:id', { id });
    case 'shopper':
      return href('/shoppers/:id', { id });
    case 'order_text':
      return href('/order-texts/:kind', { kind: id });
    default:
      return undefined;
  }
}

function AuditRow({ entry }: { readonly entry: DeskAuditEntry }) {
  const texts = useTexts(AUDIT);
  const format = useFormat();
  const describe = useDescribeValue();
  const kind = KINDS.find((one) => one === entry.subjectKind);
  const actions: Readonly<Record<string, string>> = texts.actions;
  // The log may hold a field of an earlier version.
  const fields: Readonly<Record<string, string>> = texts.fields;
  const changes = listChangedFields(entry);
  const page = findPage(entry);
  return (
    <li className={cardClass('px-4 py-3 wrap-anywhere')}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{kind ? texts.kinds[kind] : entry.subjectKind}</Badge>
        <span className="ms-auto text-sm text-ink-soft">{format.time(entry.at)}</span>
      </p>
      <p className="mt-1">
        <span className="font-semibold">{entry.user.fullName || texts.gone}</span>
        {` · ${actions[entry.action] ?? entry.action}`}
      </p>
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-1 text-sm">
          {changes.map(({ name, before, after }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{fields[name] ?? name}</dt>
              <dd className="min-w-0">
                <ChangedValue
                  // What begins has no earlier value, and what ends no later one.
                  before={entry.before && describe(name, before)}
                  after={entry.after && describe(name, after)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {page !== undefined && (
        <Link to={page} className={buttonClass({ variant: 'link' })}>
          {texts.open}
        </Link>
      )}
    </li>
  );
}

interface ChangedValueProps {
  readonly before: string | null;
  readonly after: string | null;
}

/** A value before and after a change. */
function ChangedValue({ before, after }: ChangedValueProps) {
  const texts = useTexts(AUDIT);
  if (before === after) return texts.otherwise;
  return (
    <>
      {before !== null && <s className="text-ink-soft">{before}</s>}
      {before !== null && after !== null && ' → '}
      {after}
    </>
  );
}
