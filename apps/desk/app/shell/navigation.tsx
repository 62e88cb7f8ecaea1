import { Icon, joinClasses } from '@haat/ui';
import { CalendarCheck, IndianRupee, Menu, Package, ShoppingBasket } from 'lucide';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { mayOpen } from '../components/access/screen-rights.ts';
import { CountBadge } from '../components/page/count-badge.tsx';
import type { DeskMe, DeskWaiting } from '../lib/api/types.ts';
import { useWaiting } from '../lib/api/use-waiting.ts';
import { useTexts } from '../lib/language/texts.ts';
import { SHELL } from './shell.texts.ts';

const ENTRIES = [
  { to: '/', text: 'today', icon: CalendarCheck },
  { to: '/orders', text: 'orders', icon: Package },
  { to: '/goods', text: 'goods', icon: ShoppingBasket },
  { to: '/money', text: 'money', icon: IndianRupee },
  { to: '/more', text: 'more', icon: Menu },
] as const;

/** The main screens that the role permits: at the bottom of a phone, beside the page on a wide screen. */
export function Navigation({ me }: { readonly me: DeskMe }) {
  const texts = useTexts(SHELL);
  const id = useId();
  const waiting = useWaiting();
  const entries = ENTRIES.filter(({ to }) => mayOpen(me, to)).map((entry) => ({
    ...entry,
    ...describeWaiting(entry.to, waiting, texts),
  }));
  return (
    <nav
      aria-label={texts.navigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:border-t-0 lg:border-e lg:py-4 print:hidden"
    >
      <ul className="flex lg:grid lg:gap-1 lg:px-3">
        {entries.map(({ to, text, icon, count, words }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              end={to === '/'}
              aria-describedby={count > 0 ? id + to : undefined}
              className={({ isActive }) =>
                joinClasses(
                  // Large text grows as far as five labels fit beside one another.
                  'flex h-16 flex-col items-center justify-center gap-0.5 text-[min(0.875rem,5.8vw)] font-semibold lg:h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-haat lg:px-3 lg:text-base',
                  isActive ? 'text-madder lg:bg-madder-tint' : 'text-ink-soft hover:bg-sand',
                )
              }
            >
              <span className="relative">
                <Icon node={icon} className="icon" />
                {count > 0 && (
                  <CountBadge
                    count={count}
                    className="absolute -top-1 left-[70%] text-[min(0.75rem,3.6vw)] lg:hidden"
                  />
                )}
              </span>
              {texts[text]}
              {count > 0 && <CountBadge count={count} className="ms-auto text-sm max-lg:hidden" />}
            </NavLink>
            {count > 0 && (
              <span id={id + to} hidden>
                {words}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What waits behind an entry: a figure, and the words that a screen reader says after its name. */
function describeWaiting(
  to: string,
  waiting: DeskWaiting | undefined,
  texts: (typeof SHELL)['hi'],
): { count: number; words: string } {
  const { toPack, unreadMessages } = waiting ?? { toPack: null, unreadMessages: null };
  switch (to) {
    case '/orders':
      return { count: toPack ?? 0, words: texts.toPack(toPack ?? 0) };
    case '/more':
      return { count: unreadMessages ?? 0, words: texts.unreadMessages(unreadMessages ?? 0) };
    default:
      return { count: 0, words: '' };
  }
}
