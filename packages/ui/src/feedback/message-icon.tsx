import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { Icon } from '../display/icon.tsx';
import type { MessageTone } from '../theme/tones.ts';

const ICONS = {
  error: { node: CircleAlert, colour: 'text-error' },
  success: { node: CircleCheck, colour: 'text-leaf' },
  warning: { node: TriangleAlert, colour: 'text-ink' },
  info: { node: Info, colour: 'text-indigo' },
} as const;

/** The icon before a message, whose text carries the meaning. */
export function MessageIcon({ tone }: { tone: MessageTone }) {
  const { node, colour } = ICONS[tone];
  return <Icon node={node} className={`mt-px size-5.5 shrink-0 ${colour}`} />;
}
