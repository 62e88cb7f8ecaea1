import { Logo } from '@haat/ui';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { usePrefetch } from '../components/navigation/use-prefetch.ts';
import { AccountLinks } from './account-links.tsx';
import { BackToTop } from './back-to-top.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_ITEMS, type NavItem } from './nav-links.ts';
import { SearchForm } from './search/search-form.tsx';
import { SearchShortcut } from './search/search-shortcut.tsx';
import { SHELL_TEXTS } from './texts.ts';

const { header: TEXTS } = SHELL_TEXTS;

const NAV_LINK = 'nav-link';

interface HeaderProps {
  readonly categories: readonly NavItem[];
}

/** The header of every page (product 2.4); its first row is sticky. */
export function Header({ categories }: HeaderProps) {
  const searchRow = useRef<HTMLDivElement>(null);
  const firstScreen = useRef<HTMLDivElement>(null);
  return (
    <header className="contents">
      <div ref={firstScreen} aria-hidden="true" className="absolute top-0 h-[240px] w-px" />
      <div className="sticky top-0 z-30 border-b border-hairline bg-plaster">
        {/* The row wraps at a text size of 200 %. */}
        <div className="header-row">
          <MobileMenu categories={categories} />
          <ShopLink to="/" aria-label={TEXTS.home} className="inline-flex min-h-11 items-center">
            <Logo />
          </ShopLink>
          <div className="hidden min-w-0 flex-1 md:block md:max-lg:order-1 lg:max-w-2xl">
            <SearchForm id="search-wide" />
          </div>
          <ul className="ml-auto hidden items-center gap-6 font-semibold lg:flex">
            <AccountLinks
              signUpPath="/signup"
              itemClassName="flex min-h-11 items-center hover:text-indigo hover:underline"
            />
          </ul>
          {/* On a tablet the button to the top keeps its space beside the logo, not before the cart. */}
          <div className="ml-auto flex md:max-lg:contents lg:ml-0">
            <span className="relative md:max-lg:ms-6">
              <BackToTop firstScreen={firstScreen} />
              <LanguageLink className="language-link" />
            </span>
            <SearchShortcut row={searchRow} />
            <CartLink />
          </div>
        </div>
      </div>
      {/* The height stays while the open search covers the screen. */}
      <div ref={searchRow} className="search-row page-width min-h-15 py-2 md:hidden">
        <SearchForm id="search-narrow" />
      </div>
      <nav
        aria-label={TEXTS.mainMenu}
        className="page-width hidden flex-wrap justify-between gap-x-6 lg:flex"
      >
        <NavLinks items={NAV_ITEMS} className="gap-x-6" />
        {/* A narrower screen has room for four beside the other links; the home page shows them large. */}
        <NavLinks
          items={categories}
          className="gap-x-5 text-ink-soft max-xl:[&>:nth-child(n+5)]:hidden [nav:has([href='/'][aria-current])_&]:hidden"
        />
      </nav>
    </header>
  );
}

interface NavLinksProps {
  readonly items: readonly NavItem[];
  readonly className: string;
}

function NavLinks({ items, className }: NavLinksProps) {
  const prefetch = usePrefetch();
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} prefetch={prefetch} className={NAV_LINK}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
