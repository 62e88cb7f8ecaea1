import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './app.css';
import { Notices } from './components/feedback/notices.tsx';
import { queryClient } from './lib/api/query-client.ts';
import { getLanguage } from './lib/language/language.ts';
import { startOutbox } from './lib/outbox/desk-outbox.ts';
import { useIsInBrowser } from './lib/use-is-in-browser.ts';
import { CrashedPage } from './shell/crashed-page.tsx';
import { Frame } from './shell/frame.tsx';

/** The document is the same for every page and every reader. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="hi" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#BD1A12" />
        <meta name="robots" content="noindex" />
        <title>Haat</title>
        <link rel="icon" href="/desk/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/desk/apple-touch-icon.png" />
        <link rel="manifest" href="/desk/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    document.documentElement.lang = getLanguage();
    return startOutbox(queryClient);
  }, []);
  if (!isInBrowser) return <Frame />;
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Notices />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <CrashedPage /> : <Frame />;
}
