import { Badge, buttonClass, cardClass, joinClasses } from '@haat/ui';
import { href, Link } from 'react-router';
import { historyPath } from '../../components/page/history-path.ts';
import { UndoGoods } from '../../components/undo/undo-goods.tsx';
import type { DeskAuditEntry } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { AUDIT } from './audit.texts.ts';
import { KINDS } from './audit-search.ts';
import { listChangedFields } from './changed-fields.ts';
import { useDescribeValue } from './use-describe-value.ts';

/** The page of a thing; undefined for what has none. */
export function findPage(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'order':
      return href('/orders/:id', { id });
    case 'product':
      return href('/goods/:id', { id });
    case 'group':
      return href('/groups/:id', { id });
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
    case 'discount':
      return href('/discounts');
    case 'charges':
      return href('/charges');
    case 'order_draft':
      return href('/orders/drafts');
    case 'order_text':
      return href('/order-texts/:kind', { kind: id });
    default:
      return undefined;
  }
}

/** Undoings of an import or a change of many goods as a whole. */
const WHOLE_UNDOINGS: readonly string[] = ['product.import_undone', 'product.many_undone'];

/** Kinds whose things are called by their id once their name is gone. */
const NAMED: readonly string[] = [
  ...(['order', 'product', 'group', 'category', 'review', 'story', 'page'] as const),
];

/** What the thing of a change is called now, else its id; '' for what the log does not name. */
export function useThingName(): (entry: DeskAuditEntry) => string {
  const nameOf = useName();
  return ({ action, subjectKind, subjectId, subjectName, subjectNameHindi }) => {
    const name = nameOf({ name: subjectName, nameHindi: subjectNameHindi });
    // The order of all categories is changed at once.
    const isAll = subjectId === 'all' || WHOLE_UNDOINGS.includes(action);
    const isOne = NAMED.includes(subjectKind) && !isAll;
    return name === '' && isOne ? subjectId : name;
  };
}

/** What is done to a thing that has no page after it. */
const GONE: readonly string[] = ['review.deleted', 'product.deleted', ...WHOLE_UNDOINGS];

interface AuditRowProps {
  readonly entry: DeskAuditEntry;
  /** Whether the list is the history of this one thing. */
  readonly isHistory: boolean;
}

/** A change: of what, by whom, and what became of its fields (product 10.6.17). */
export function AuditRow({ entry, isHistory }: AuditRowProps) {
  const texts = useTexts(AUDIT);
  const format = useFormat();
  const describe = useDescribeValue();
  const thingName = useThingName()(entry);
  const { subjectKind, subjectId, action } = entry;
  const kind = KINDS.find((one) => one === subjectKind);
  const actions: Readonly<Record<string, string>> = texts.actions;
  // The log may hold a field of an earlier version.
  const fields: Readonly<Record<string, string>> = texts.fields;
  const changes = listChangedFields(entry);
  // A whole list, or what is gone.
  const isThere = subjectId !== '' && !GONE.includes(action);
  const page = isThere ? findPage(subjectKind, subjectId) : undefined;
  return (
    <li className={cardClass('px-4 py-3 wrap-anywhere')}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{kind ? texts.kinds[kind] : subjectKind}</Badge>
        {!isHistory && thingName !== '' && <span className="font-semibold">{thingName}</span>}
        <span className="ms-auto text-sm text-ink-soft">{format.time(entry.at)}</span>
      </p>
      <p className="mt-1">
        <span className="font-semibold">{entry.user.fullName || texts.gone}</span>
        {` · ${actions[action] ?? action}`}
      </p>
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-1 text-sm">
          {changes.map(({ name, before, after }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{fields[name] ?? name}</dt>
              {/* The history of one thing has its whole texts. */}
              <dd className={joinClasses('min-w-0', !isHistory && 'line-clamp-3')}>
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
      {entry.canUndo && <UndoGoods changeId={entry._id} />}
      {!isHistory && isThere && (
        <p className="flex flex-wrap gap-x-6">
          {page !== undefined && (
            <Link to={page} className={buttonClass({ variant: 'link' })}>
              {texts.open}
            </Link>
          )}
          {kind !== undefined && thingName !== '' && (
            <Link to={historyPath(kind, subjectId)} className={buttonClass({ variant: 'link' })}>
              {texts.history}
            </Link>
          )}
        </p>
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
