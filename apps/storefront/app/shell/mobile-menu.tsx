import { Icon, IconButton, Logo } from '@haat/ui';
import { Menu, X } from 'lucide';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { AccountLinks } from './account-links.tsx';
import { LanguageLink } from './language-link.tsx';
import { CUSTOMER_ITEMS, NAV_ITEMS, type NavItem } from './nav-links.ts';
import { SHELL_TEXTS } from './texts.ts';

const { header: TEXTS, categories: CATEGORIES } = SHELL_TEXTS;

const MENU_ID = 'site-menu';
const ITEM = 'flex min-h-12 w-full items-center border-b border-hairline px-4 text-left text-lg';
const CATEGORY = 'flex min-h-11 items-center px-4 leading-tight wrap-anywhere';

interface MobileMenuProps {
  readonly categories: readonly NavItem[];
}

/** The menu of small screens: the browser's own modal dialog. */
export function MobileMenu({ categories }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  const list = (items: readonly NavItem[], look: string) =>
    items.map(({ to, label }) => (
      <li key={to}>
        <NavLink
          to={to}
          end={to === '/'}
          onClick={close}
          className={({ isActive }) => `${look} ${isActive ? 'font-bold text-madder' : ''}`}
        >
          {label}
        </NavLink>
      </li>
    ));

  return (
    <div className="lg:hidden">
      <IconButton
        label={TEXTS.menu}
        icon={<Icon node={Menu} className="size-6" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2.5"
        // The browser opens the dialog, also without JavaScript; older browsers need the call.
        {...{ command: 'show-modal', commandfor: MENU_ID }}
        onClick={() => {
          if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
      />
      <dialog
        ref={dialog}
        id={MENU_ID}
        aria-label={TEXTS.menu}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        // A tap outside of the panel closes it.
        closedby="any"
        className="m-0 h-dvh max-h-none w-80 max-w-[94vw] bg-plaster text-ink shadow-float"
      >
        <div className="flex items-center justify-between border-b border-hairline px-4 py-2">
          <Logo />
          <IconButton
            label={TEXTS.closeMenu}
            icon={<Icon node={X} className="size-6" />}
            className="-mr-2.5"
            {...{ command: 'close', commandfor: MENU_ID }}
            onClick={close}
          />
        </div>
        <nav aria-label={TEXTS.menu}>
          {categories.length > 0 && (
            <>
              <h2 className="px-4 pt-3 text-base text-ink-soft">{CATEGORIES}</h2>
              <ul className="two-a-row grid border-b border-hairline pb-2">
                {list(categories, CATEGORY)}
              </ul>
            </>
          )}
          <ul>
            {list(NAV_ITEMS, ITEM)}
            <AccountLinks
              signUpPath="/register"
              itemClassName={ITEM}
              customerItems={CUSTOMER_ITEMS}
              onChoose={close}
            />
            <li>
              <LanguageLink className={ITEM} />
            </li>
          </ul>
        </nav>
      </dialog>
    </div>
  );
}
