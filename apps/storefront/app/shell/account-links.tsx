import { ShopLink } from '../components/navigation/shop-link.tsx';
import { useLogout } from '../components/navigation/use-logout.ts';
import { useAuth } from '../state/create-stores.ts';
import type { NavItem } from './nav-links.ts';
import { SHELL_TEXTS } from './texts.ts';

const { header: TEXTS } = SHELL_TEXTS;

const ACCOUNT: NavItem = { to: '/account', label: TEXTS.myAccount };

interface AccountLinksProps {
  /** The mobile menu and the desktop header have different sign-up links (product 2.2.3). */
  readonly signUpPath: '/signup' | '/register';
  readonly itemClassName: string;
  /** Links of a customer after My Account. */
  readonly customerItems?: readonly NavItem[];
  readonly onChoose?: () => void;
}

/** The list items My Account and Logout, or Sign In and Sign Up (product 2.4.1). */
export function AccountLinks(props: AccountLinksProps) {
  const { signUpPath, itemClassName, customerItems = [], onChoose } = props;
  // True for a stored user during the session check, so that the header does not flicker.
  const isSignedIn = useAuth((state) => state.user !== null);
  const logOut = useLogout();
  if (isSignedIn) {
    return (
      <>
        {[ACCOUNT, ...customerItems].map(({ to, label }) => (
          <li key={to}>
            <ShopLink to={to} className={itemClassName} onClick={onChoose}>
              {label}
            </ShopLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={itemClassName}
            onClick={() => {
              onChoose?.();
              void logOut();
            }}
          >
            {TEXTS.logOut}
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <ShopLink to="/login" className={itemClassName} onClick={onChoose}>
          {TEXTS.signIn}
        </ShopLink>
      </li>
      <li>
        <ShopLink to={signUpPath} className={itemClassName} onClick={onChoose}>
          {TEXTS.signUp}
        </ShopLink>
      </li>
    </>
  );
}
