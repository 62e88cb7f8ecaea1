import { Badge } from '@haat/ui';
import { useTexts } from '../../lib/language/texts.ts';
import { MESSAGES } from './messages.texts.ts';
import type { ShownMessage } from './waiting-marks.ts';

/** What has become of a message. */
export function MessageBadges({ message }: { readonly message: ShownMessage }) {
  const texts = useTexts(MESSAGES);
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {!message.read && <Badge tone="highlight">{texts.unread}</Badge>}
      {message.isAnswered && <Badge tone="success">{texts.answered}</Badge>}
      {message.archived && <Badge>{texts.archived}</Badge>}
      {message.isWaiting && <Badge tone="info">{texts.waits}</Badge>}
    </span>
  );
}
