import { Icon, joinClasses } from '@haat/ui';
import { LogOut } from 'lucide';
import { NavLink, Outlet, useLocation } from 'react-router';
import { ProtectedRoute } from '../../components/navigation/protected-route.tsx';
import { useLogout } from '../../components/navigation/use-logout.ts';
import { useAuth } from '../../state/create-stores.ts';
import { AvatarPicture } from './profile/avatar-picture.tsx';
import { TEXTS } from './texts.ts';

const LINKS = [
  { to: '/account', label: TEXTS.profile, isExact: true },
  // Current on the details of an order, too.
  { to: '/account/orders', label: TEXTS.orders, isExact: false },
  { to: '/account/wishlist', label: TEXTS.wishlist, isExact: true },
] as const;

const TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LINKS.map(({ to, label }) => [to, label])),
  '/account/orders/view-order-details': TEXTS.detailsTitle,
  '/account/security': TEXTS.security,
};

const ITEM_CLASS =
  'flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold hover:text-madder lg:rounded-haat lg:px-3 lg:hover:bg-sand';

// In forced-colors mode the browser drops the background and the red that mark the current link.
const CURRENT_CLASS =
  'text-madder max-lg:shadow-[inset_0_-3px] lg:bg-sand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

/** The layout of the account area for signed-in shoppers, with the sidebar (product 2.14.1). */
export default function AccountLayout() {
  const { pathname } = useLocation();
  return (
    // The height of the screen keeps the footer below the fold, so it does not shift while the
    // screen loads.
    <div
      data-folds-search
      className="page grid min-h-svh content-start items-start gap-x-8 gap-y-4 pb-4 md:gap-y-6 md:pb-6 lg:grid-cols-12 lg:pb-10 print:block"
    >
      <ProtectedRoute title={TITLES[pathname] ?? TEXTS.title}>
        <Sidebar />
        <div className="min-w-0 lg:col-span-9">
          <Outlet />
        </div>
      </ProtectedRoute>
    </div>
  );
}

function Sidebar() {
  const logout = useLogout();
  const user = useAuth((state) => state.user);
  return (
    <aside className="@container relative min-w-0 lg:col-span-3 print:hidden">
      <div className="mb-2 flex items-center gap-3 @min-[14rem]:max-lg:pr-28 lg:mb-3">
        <AvatarPicture src={user?.avatar ?? null} alt="" className="size-10 lg:size-12" />
        <div className="min-w-0">
          <p className="font-bold text-xl leading-tight">{TEXTS.title}</p>
          {/* On a phone the goods need the line. */}
          <p className="wrap-anywhere text-ink-soft max-lg:hidden">{user?.fullName}</p>
        </div>
      </div>
      <nav aria-label={TEXTS.title} className="max-lg:border-hairline max-lg:border-b">
        {/* A phone scrolls this row sideways; a wide screen shows a column. */}
        <ul className="-mx-1 flex gap-x-6 gap-y-1 overflow-x-auto px-1 @max-[14rem]:grid lg:grid lg:overflow-visible">
          {LINKS.map(({ to, label, isExact }) => (
            <li key={to}>
              <NavLink
                end={isExact}
                to={to}
                className={({ isActive }) => joinClasses(ITEM_CLASS, isActive && CURRENT_CLASS)}
              >
                {label}
              </NavLink>
            </li>
          ))}
          {/* The link stands beside the name because a phone's row of links has no room for it. */}
          <li className="-top-0.5 end-0 @min-[14rem]:max-lg:absolute">
            <button type="button" className={ITEM_CLASS} onClick={() => void logout()}>
              <Icon node={LogOut} className="size-5" />
              {TEXTS.logout}
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
