import { joinClasses } from '@haat/ui';
import { CalendarCheck, IndianRupee, Menu, Package, ShoppingBasket } from 'lucide-react';
import { NavLink } from 'react-router';
import { mayOpen } from '../components/access/screen-rights.ts';
import type { DeskMe } from '../lib/api/types.ts';
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
  const entries = ENTRIES.filter(({ to }) => mayOpen(me, to));
  return (
    <nav
      aria-label={texts.navigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:border-t-0 lg:border-e lg:py-4 print:hidden"
    >
      <ul className="flex lg:grid lg:gap-1 lg:px-3">
        {entries.map(({ to, text, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                joinClasses(
                  // Large text grows as far as five labels fit beside one another.
                  'flex h-16 flex-col items-center justify-center gap-0.5 text-[min(0.875rem,5.8vw)] font-semibold lg:h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-haat lg:px-3 lg:text-base',
                  isActive ? 'text-madder lg:bg-madder-tint' : 'text-ink-soft hover:bg-sand',
                )
              }
            >
              <Icon aria-hidden="true" className="icon" />
              {texts[text]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
