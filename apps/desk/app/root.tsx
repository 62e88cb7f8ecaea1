import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './app.css';
import { Notices } from './components/feedback/notices.tsx';
import { keepLastSeen, showLastSeen } from './lib/api/browser-last-seen.ts';
import { keepOneMember } from './lib/api/member-data.ts';
import { queryClient } from './lib/api/query-client.ts';
import { getLanguage } from './lib/language/language.ts';
import { startOutbox } from './lib/outbox/desk-outbox.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
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
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    document.documentElement.lang = getLanguage();
    registerServiceWorker();
    // A page that was opened without a network gets no event that says so.
    onlineManager.setOnline(navigator.onLine);
    void showLastSeen().finally(() => setIsReady(true));
    const stopKeeping = keepLastSeen();
    const stopOutbox = startOutbox();
    const stopMember = keepOneMember();
    return () => {
      stopMember();
      stopKeeping();
      stopOutbox();
    };
  }, []);
  if (!isReady) return <Frame />;
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Notices />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** While the code of the page loads, where the document is that of another page: without a network. */
export function HydrateFallback() {
  return <Frame />;
}

export function ErrorBoundary() {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <CrashedPage /> : <Frame />;
}
