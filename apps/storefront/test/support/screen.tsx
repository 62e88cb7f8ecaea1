import { toStoredUser } from '@haat/domain';
import { createShopHandlers, createTestShop } from '@haat/mock-shop';
import { setupWorker } from 'msw/browser';
import { createContext, type ReactElement, useContext } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { Toaster, toast } from '../../app/components/feedback/toaster.tsx';
import { wishlistStore } from '../../app/components/product/product-wishlist.ts';
import { addressSelectionStore, authStore, cartStore } from '../../app/state/create-stores.ts';

/** The shop that answers the screens under test; back at its fixtures before each test. */
export const shop = createTestShop();

const worker = setupWorker(...createShopHandlers({ shop }));

/** Starts answering the browser's calls, once for all tests of a file. */
export async function openShop(): Promise<void> {
  await worker.start({ quiet: true });
}

/** Stops answering. */
export async function closeShop(): Promise<void> {
  await worker.stop();
}

/** Forgets what an earlier test left in the shop, the browser's storage and the stores. */
export function resetShop(): void {
  shop.reset();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  authStore.setState(authStore.getInitialState(), true);
  cartStore.setState(cartStore.getInitialState(), true);
  addressSelectionStore.setState(addressSelectionStore.getInitialState(), true);
  wishlistStore.setState(wishlistStore.getInitialState(), true);
}

interface ScreenOptions {
  /** The address the shopper opens, such as `/account/orders`. */
  readonly at: string;
  /** E-mail address of who is signed in; null for a guest. */
  readonly signedInAs?: string | null;
}

/**
 * Shows a screen at its address as the shop does: in a router, with the messages at the top right,
 * to a shopper who is signed in. Any other address shows nothing but itself, under the label
 * 'Address', so that a test sees where a link or a redirect leads.
 */
export async function renderScreen(
  screen: ReactElement,
  { at, signedInAs = 'shopper@example.com' }: ScreenOptions,
) {
  // Put into the stores, not asked for: a failure that a test has planned is left to the screen.
  if (signedInAs === null) {
    authStore.setState({ status: 'signed-out', user: null });
  } else {
    authStore.setState({ status: 'signed-in', user: toStoredUser(shop.signIn(signedInAs)) });
  }
  await cartStore.getState().serve(signedInAs === null ? 'guest' : 'shopper');

  const Routes = createRoutesStub([
    { path: new URL(at, location.origin).pathname, Component: Screen },
    { path: '*', Component: Elsewhere },
  ]);
  return render(
    <>
      <main>
        <ScreenContext value={screen}>
          <Routes initialEntries={[at]} />
        </ScreenContext>
      </main>
      <Messages />
    </>,
  );
}

const ScreenContext = createContext<ReactElement | null>(null);

function Screen() {
  return useContext(ScreenContext);
}

/** The messages stand outside of the routes: they stay while the shopper moves on. */
function Messages() {
  const Routes = createRoutesStub([{ path: '*', Component: Toaster }]);
  return <Routes />;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}
