import { Logo } from '@haat/ui';
import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '../page/language-switch.tsx';

interface AccessFrameProps {
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of the screens before the desk itself: a narrow column, without navigation. */
export function AccessFrame({ title, lead, children }: AccessFrameProps) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Haat`;
  }, [title]);
  return (
    <div className="min-h-dvh">
      <header className="flex min-h-16 flex-wrap items-center justify-between border-b border-hairline bg-paper px-4 print:hidden">
        <Logo />
        <LanguageSwitch />
      </header>
      <main className="mx-auto grid max-w-form gap-5 px-4 py-6">
        {title && <h1 className="text-2xl font-bold">{title}</h1>}
        {lead && <p className="-mt-2 text-ink-soft">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
