import type { PageLink } from '@haat/domain';
import { SkipLink } from '@haat/ui';
import type { ReactNode } from 'react';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

interface ShopShellProps {
  readonly pages: readonly PageLink[];
  readonly pagesFailure: string | null;
  readonly publicOrigin: string;
  readonly children: ReactNode;
}

/** The frame of every page: header, main content, footer, messages (product 2.1.1). */
export function ShopShell({ pages, pagesFailure, publicOrigin, children }: ShopShellProps) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} />
      <NavigationProgress />
      <RouteAnnouncer />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <Footer pages={pages} pagesFailure={pagesFailure} publicOrigin={publicOrigin} />
      <BackToTop />
      <LazyToaster />
      <OfflineGuard />
    </>
  );
}
