import { SkipLink } from '@haat/ui';
import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { MAIN_ID } from './main-id.ts';
import type { NavItem } from './nav-links.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { LazyOffline } from './offline/lazy-offline.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

interface ShopShellProps extends FooterProps {
  /** The categories of the menus; none if they were late. */
  readonly categories: readonly NavItem[];
  readonly children: ReactNode;
}

/** The frame of every page: header, main content, footer, messages (product 2.1.1). */
export function ShopShell(props: ShopShellProps) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} />
      <NavigationProgress />
      <RouteAnnouncer />
      <Header categories={props.categories} />
      <LazyOffline />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[60vh]">
        {props.children}
      </main>
      <Footer {...props} />
      <LazyToaster />
    </>
  );
}
