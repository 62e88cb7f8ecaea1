import { toStoredUser } from '@haat/domain/shopper';
import { createShopHandlers, createTestShop } from '@haat/mock-shop';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { createContext, type ReactElement, useContext } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { Toaster, toast } from '../../app/components/feedback/toaster.tsx';
import { wishlistStore } from '../../app/components/product/wishlist/product-wishlist.ts';
import { addressSelectionStore, authStore, cartStore } from '../../app/state/create-stores.ts';

/** The shop in memory that serves the screens under test; reset to its fixtures before each test. */
export const shop = createTestShop();

// No service worker: it would also fetch the code that a screen loads later, which then may fail to come.
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  handlers: createShopHandlers({ shop }),
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
});

/** Answers what the page fetches until it closes. */
export function openShop(): void {
  network.enable();
}

/** Resets the shop, the browser's storage and the stores. */
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
  /** The URL of the screen, such as `/account/orders`. */
  readonly at: string;
  /** E-mail address of the signed-in shopper; null for a guest. */
  readonly signedInAs?: string | null;
  /** What the link that led here passed on. */
  readonly state?: object;
}

/**
 * Renders a screen at its URL as the shop does: in a router, with the toaster, for a signed-in
 * shopper. Any other URL renders only itself, under the label 'Address', so that a test sees the
 * target of a link or a redirect.
 */
export async function renderScreen(
  screen: ReactElement,
  { at, signedInAs = 'shopper@example.com', state }: ScreenOptions,
) {
  // The stores are set without a call, so that only the screen meets a planned failure.
  if (signedInAs === null) {
    authStore.setState({ status: 'signed-out', user: null });
  } else {
    authStore.setState({ status: 'signed-in', user: toStoredUser(shop.signIn(signedInAs)) });
  }
  await cartStore.getState().switchOwner(signedInAs === null ? 'guest' : 'shopper');

  const { pathname, search } = new URL(at, location.origin);
  const Routes = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: pathname, Component: Screen },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  return render(
    <ScreenContext value={screen}>
      <Routes initialEntries={[{ pathname, search, state }]} />
    </ScreenContext>,
  );
}

const ScreenContext = createContext<ReactElement | null>(null);

function Screen() {
  return useContext(ScreenContext);
}

/** What stays when the shopper goes on: the messages, as in the shop's root. */
function Frame() {
  return (
    <>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <Toaster />
    </>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}
