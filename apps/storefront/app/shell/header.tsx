import { useRef } from 'react';
import { NavLink } from 'react-router';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { usePrefetch } from '../components/navigation/use-prefetch.ts';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_ITEMS } from './nav-links.ts';
import { SearchForm } from './search-form.tsx';
import { SearchShortcut } from './search-shortcut.tsx';

const NAV_LINK =
  'flex min-h-11 items-center border-b-3 border-transparent hover:border-turmeric aria-[current=page]:border-madder aria-[current=page]:font-semibold';

/** The header of every page (product 2.4); its first row is sticky. */
export function Header() {
  const prefetch = usePrefetch();
  const searchRow = useRef<HTMLDivElement>(null);
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-hairline bg-plaster">
        {/* The row wraps at a text size of 200 %. */}
        <div className="page-width flex min-h-14 flex-wrap items-center gap-x-3 md:flex-nowrap lg:min-h-18 lg:gap-8">
          <MobileMenu />
          <ShopLink to="/" aria-label="Haat, home" className="inline-flex min-h-11 items-center">
            <Logo />
          </ShopLink>
          <div className="hidden flex-1 md:block lg:max-w-2xl">
            <SearchForm id="search-wide" />
          </div>
          <ul className="ml-auto hidden items-center gap-6 font-semibold lg:flex">
            <AccountLinks
              signUpPath="/signup"
              itemClassName="flex min-h-11 items-center hover:text-indigo hover:underline"
            />
          </ul>
          <div className="ml-auto flex lg:ml-0">
            <SearchShortcut row={searchRow} />
            <CartLink />
          </div>
        </div>
      </div>
      {/* The height stays while the open search covers the screen. */}
      <div ref={searchRow} className="search-row page-width min-h-15 py-2 md:hidden">
        <SearchForm id="search-narrow" />
      </div>
      <nav aria-label="Main" className="page-width hidden lg:block">
        <ul className="flex gap-8">
          {NAV_ITEMS.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} prefetch={prefetch} className={NAV_LINK}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
