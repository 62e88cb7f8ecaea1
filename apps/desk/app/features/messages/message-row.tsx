import { cardClass, joinClasses } from '@haat/ui';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import { MessageBadges } from './message-badges.tsx';
import type { ShownMessage } from './waiting-marks.ts';

/** A message of the list, which opens it. */
export function MessageRow({ message }: { readonly message: ShownMessage }) {
  const format = useFormat();
  const { _id, name, subject, body, read, createdAt } = message;
  return (
    <li className={cardClass()}>
      <Link to={`/messages/${_id}`} className="grid gap-1 px-4 py-3 hover:bg-sand">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span
            className={joinClasses('min-w-0 wrap-anywhere', read ? 'font-semibold' : 'font-bold')}
          >
            {name}
          </span>
          <span className="text-sm text-ink-soft">{format.time(createdAt)}</span>
        </span>
        {subject !== '' && <span className="line-clamp-2 wrap-anywhere">{subject}</span>}
        <span className="line-clamp-2 text-ink-soft wrap-anywhere">{body}</span>
        <MessageBadges message={message} />
      </Link>
    </li>
  );
}
