import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../theme/icons.ts';
import type { MessageTone } from '../theme/tones.ts';

const ICONS = {
  error: { Icon: CircleAlert, colour: 'text-error' },
  success: { Icon: CircleCheck, colour: 'text-leaf' },
  warning: { Icon: TriangleAlert, colour: 'text-ink' },
  info: { Icon: Info, colour: 'text-indigo' },
} as const;

/** The icon before a message, whose text carries the meaning. */
export function MessageIcon({ tone }: { tone: MessageTone }) {
  const { Icon, colour } = ICONS[tone];
  return <Icon aria-hidden="true" className={`mt-px size-5.5 shrink-0 ${colour}`} />;
}
