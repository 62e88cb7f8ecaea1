import type { DeskAuditEntry } from '@haat/api-sdk/desk';
import { Badge, Button, buttonClass, cardClass, EmptyState, SelectField } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { queries } from '../../lib/api/queries.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AUDIT } from './audit.texts.ts';
import { listChangedFields } from './changed-fields.ts';

const KINDS = [
  'order',
  'member',
  'invite',
  'second_factor',
  'product',
  'category',
  'group',
  'payout',
  'review',
  'message',
  'share',
  'shopper',
] as const;

type Kind = (typeof KINDS)[number];

export default function AuditRoute() {
  const texts = useTexts(AUDIT);
  const [kind, setKind] = useState<Kind | undefined>();
  const log = useInfiniteQuery(queries.audit(kind === undefined ? {} : { subjectKind: kind }));
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
      <Loaded query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <EmptyState title={texts.empty} colour="indigo" />;
          return (
            <>
              <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {entries.map((entry) => (
                  <AuditRow key={entry._id} entry={entry} />
                ))}
              </ol>
              {log.hasNextPage && (
                <Button
                  variant="secondary"
                  isWide
                  isBusy={log.isFetchingNextPage}
                  onClick={() => void log.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** The page of what was changed; undefined for what has none. */
function findPage({ subjectKind, subjectId: id }: DeskAuditEntry): string | undefined {
  if (subjectKind === 'order') return href('/orders/:id', { id });
  if (subjectKind === 'shopper') return href('/shoppers/:id', { id });
  return subjectKind === 'product' ? href('/goods/:id', { id }) : undefined;
}

function AuditRow({ entry }: { readonly entry: DeskAuditEntry }) {
  const texts = useTexts(AUDIT);
  const format = useFormat();
  const kind = KINDS.find((one) => one === entry.subjectKind);
  const actions: Readonly<Record<string, string>> = texts.actions;
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
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0">
                <s className="text-ink-soft">{before ?? texts.nothing}</s> →{' '}
                {after ?? texts.nothing}
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
