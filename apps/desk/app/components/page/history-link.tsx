import { buttonClass, Icon } from '@haat/ui';
import { History } from 'lucide';
import { Link } from 'react-router';
import { useCan } from '../../lib/api/use-me.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { type AuditKind, historyPath } from './history-path.ts';
import { PAGE } from './page.texts.ts';

interface HistoryLinkProps {
  readonly kind: AuditKind;
  readonly id: string;
}

/** Leads to who changed what of a thing, for those who read the log (product 10.6.17). */
export function HistoryLink({ kind, id }: HistoryLinkProps) {
  const texts = useTexts(PAGE);
  const canRead = useCan('audit');
  if (!canRead) return null;
  return (
    <p>
      <Link to={historyPath(kind, id)} className={buttonClass({ variant: 'link' })}>
        <Icon node={History} className="size-5" />
        {texts.history}
      </Link>
    </p>
  );
}
