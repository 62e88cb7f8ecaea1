import { Logo, SkipLink } from '@haat/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../components/page/language-switch.tsx';
import type { DeskMe } from '../lib/api/types.ts';
import { useTexts } from '../lib/language/texts.ts';
import { outbox } from '../lib/outbox/desk-outbox.ts';
import { Navigation } from './navigation.tsx';
import { SHELL } from './shell.texts.ts';
import { WaitingChanges } from './waiting-changes.tsx';

interface DeskShellProps {
  readonly me: DeskMe;
  readonly children: ReactNode;
}

/** Header, navigation and page of a member of the desk. */
export function DeskShell({ me, children }: DeskShellProps) {
  const texts = useTexts(SHELL);
  const userId = me.user._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other changes
  useEffect(() => {
    void outbox.refresh().then(outbox.flush);
    if (globalThis.Notification?.permission === 'granted') {
      // A failure leaves the browser as it is; the next visit tries again.
      void import('../lib/push/push-browser.ts')
        .then(({ renewPush }) => renewPush())
        .catch(() => {});
    }
  }, [userId]);
  return (
    <>
      <SkipLink href="#main">{texts.skip}</SkipLink>
      <header className="sticky top-0 z-30 flex min-h-16 flex-wrap items-center gap-1 border-b border-hairline bg-paper px-[16px] print:hidden">
        <Link to="/" aria-label={texts.home} className="me-auto flex touch items-center">
          <Logo />
        </Link>
        <WaitingChanges />
        <LanguageSwitch />
      </header>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <Navigation me={me} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page px-4 pt-5 pb-28 lg:px-8 lg:pb-12 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
    </>
  );
}
