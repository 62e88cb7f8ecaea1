import { Card, Icon } from '@haat/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkRow {
  readonly to: string;
  readonly label: ReactNode;
  /** A second line. */
  readonly note?: string;
  /** What stands before the label. */
  readonly icon?: ReactNode;
  /** What stands at the end of the row. */
  readonly figure?: ReactNode;
}

interface LinkRowsProps {
  readonly rows: readonly LinkRow[];
  /** What is said without rows. */
  readonly empty?: string;
}

/** A card whose rows each lead to a list or a thing. */
export function LinkRows({ rows, empty }: LinkRowsProps) {
  return (
    <Card padding="none">
      {rows.length === 0 && <p className="p-4 text-ink-soft">{empty}</p>}
      <ul className="divide-y divide-hairline">
        {rows.map(({ to, label, note, icon, figure }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-14 items-center gap-4 px-4 py-2 hover:bg-sand">
              {icon}
              <span className="min-w-0 flex-1 wrap-anywhere">
                {note === undefined ? label : <span className="block font-semibold">{label}</span>}
                {note && <span className="block text-sm text-ink-soft">{note}</span>}
              </span>
              {figure}
              <Icon node={ChevronRight} className="size-5 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
