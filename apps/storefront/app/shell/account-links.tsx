import { ShopLink } from '../components/navigation/shop-link.tsx';
import { useLogout } from '../components/navigation/use-logout.ts';
import { useAuth } from '../state/create-stores.ts';

interface AccountLinksProps {
  /** The mobile menu's sign-up link goes elsewhere than the desktop one (product 2). */
  readonly signUpPath: '/signup' | '/register';
  readonly itemClassName: string;
  readonly onChoose?: () => void;
}

/** My Account and Logout, or Sign In and Sign Up (product 2); list items for a list of links. */
export function AccountLinks({ signUpPath, itemClassName, onChoose }: AccountLinksProps) {
  // Also true for a remembered shopper while the check runs: the header need not flicker.
  const isSignedIn = useAuth((state) => state.user !== null);
  const logOut = useLogout();
  if (isSignedIn) {
    return (
      <>
        <li>
          <ShopLink to="/account" className={itemClassName} onClick={onChoose}>
            My Account
          </ShopLink>
        </li>
        <li>
          <button
            type="button"
            className={itemClassName}
            onClick={() => {
              onChoose?.();
              void logOut();
            }}
          >
            Logout
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <ShopLink to="/login" className={itemClassName} onClick={onChoose}>
          Sign In
        </ShopLink>
      </li>
      <li>
        <ShopLink to={signUpPath} className={itemClassName} onClick={onChoose}>
          Sign Up
        </ShopLink>
      </li>
    </>
  );
}
