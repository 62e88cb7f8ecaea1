import { unwrap } from '@haat/api-sdk';
import { DEFAULT_CHARGES, LANGUAGE, LANGUAGE_TAGS, toLanguagePath } from '@haat/domain';
import {
  activePageLinks,
  isDefaultCharges,
  parseCategories,
  parseContactInfo,
  parseOrderCharges,
} from '@haat/domain/shopper';
import { type ReactNode, useEffect } from 'react';
import { href, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import lateStyles from './app.css?url';
import { ErrorView } from './components/feedback/error-view.tsx';
import { offerHindi } from './components/feedback/toast.tsx';
import { cartToasts } from './components/order/cart-toasts.ts';
import { DocumentStyles } from './hydration/document-styles.tsx';
import { EarlyTapCapture } from './hydration/early-tap-capture.tsx';
import { captureEarlyInput } from './hydration/replay-early-input.ts';
import { getErrorTexts } from './lib/errors/error-texts.ts';
import { shallOfferHindi } from './lib/language/chosen-language.ts';
import { defer } from './lib/loading/load.ts';
import { apiContext, publicOriginContext } from './lib/loading/request-context.ts';
import { limitToDocument } from './lib/loading/with-timeout.ts';
import { buildPageMeta } from './lib/seo/page-meta.ts';
import { NAV_CATEGORIES_QUERY, type NavItem } from './shell/nav-links.ts';
import { ScrollBehavior } from './shell/scroll-behavior.tsx';
import { ShopShell } from './shell/shop-shell.tsx';
import { SHELL_TEXTS } from './shell/texts.ts';
import { ChargesProvider } from './state/charges.ts';
import { startStores } from './state/create-stores.ts';

/** Fonts are not preloaded: they would delay the first picture. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: toLanguagePath('/manifest.webmanifest') },
];

/**
 * Loads the menus' categories and what the footer shows; a page without them is still complete. The
 * browser gets of them what it renders.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const publicOrigin = context.get(publicOriginContext);
  const api = context.get(apiContext);
  const soon = limitToDocument(context);
  const [charges, pages, found, contact] = await Promise.all([
    // No price can be told without them.
    unwrap(api.GET('/charges')).then(parseOrderCharges),
    soon(
      'The links of the footer',
      defer(
        unwrap(api.GET('/pages', { params: { query: { isActive: true } } })),
        SHELL_TEXTS.pagesFailed,
      ),
    ),
    soon(
      'The categories of the menus',
      unwrap(api.GET('/categories', { params: { query: NAV_CATEGORIES_QUERY } })),
    ),
    soon('The contact details of the footer', unwrap(api.GET('/contact'))),
  ]);
  const {
    headline: _,
    subheading: _sentence,
    mapEmbed: _map,
    ...seller
  } = parseContactInfo(contact);
  const categories: NavItem[] = parseCategories(found).map(({ slug, name }) => ({
    to: href('/category/:slug', { slug }),
    label: name,
  }));
  const pageLinks = pages?.isLoaded
    ? { pages: activePageLinks(pages.value), pagesFailure: null }
    : { pages: [], pagesFailure: pages?.message ?? SHELL_TEXTS.pagesFailed };
  return {
    publicOrigin,
    categories,
    // Those that no owner has set are in the browser's code already.
    ...(isDefaultCharges(charges) ? {} : { charges }),
    seller,
    ...pageLinks,
  };
}

/** The shell's data when the root's loader failed. */
const NO_DATA = {
  publicOrigin: '',
  categories: [],
  seller: null,
  pages: [],
  pagesFailure: null,
};

/** The data of the header and the footer is loaded once for all navigations. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The tags of a page that failed to load; every screen has its own. */
export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: args.error ? getErrorTexts(args.error).title : SHELL_TEXTS.defaultTitle,
    isIndexed: args.error === undefined,
  });
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LANGUAGE_TAGS[LANGUAGE]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#BD1A12" />
        <DocumentStyles />
        <Meta />
        <Links />
      </head>
      <body>
        <EarlyTapCapture />
        {children}
        <ScrollBehavior />
        {/* The rules that the document leaves out: behind the page, so that its first paint does not wait. */}
        <link rel="stylesheet" href={lateStyles} />
        <Scripts />
      </body>
    </html>
  );
}

let isHydrated = false;

/** Runs after the first hydration; later calls, such as after an error page, do nothing. */
function handleHydration(): void {
  if (isHydrated) return;
  isHydrated = true;
  const replayEarlyInput = captureEarlyInput();
  startStores(cartToasts);
  if (shallOfferHindi()) offerHindi();
  // Outside of React's effects, which would batch the changes of two fields of a form into one render.
  setTimeout(replayEarlyInput);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(handleHydration, []);
  return (
    <ChargesProvider value={loaderData.charges ?? DEFAULT_CHARGES}>
      <ShopShell {...loaderData}>
        <Outlet />
      </ShopShell>
    </ChargesProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  useEffect(handleHydration, []);
  return (
    <ShopShell {...(data ?? NO_DATA)}>
      <ErrorView error={error} />
    </ShopShell>
  );
}
