import { Card } from '@haat/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkRow {
  readonly to: string;
  readonly label: string;
  /** What stands at the end of the row. */
  readonly figure: ReactNode;
}

interface LinkRowsProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly LinkRow[];
  /** What is said without rows. */
  readonly empty?: string;
}

/** A part of the first screen whose rows each lead to a list or a thing. */
export function LinkRows({ id, title, rows, empty }: LinkRowsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold">
        {title}
      </h2>
      <Card padding="none">
        {rows.length === 0 && <p className="p-4 text-ink-soft">{empty}</p>}
        <ul className="divide-y divide-hairline">
          {rows.map(({ to, label, figure }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sand">
                <span className="min-w-0 flex-1">{label}</span>
                {figure}
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
