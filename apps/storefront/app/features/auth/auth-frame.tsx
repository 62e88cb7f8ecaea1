import { BlockPrintBorder } from '@haat/ui';
import type { ReactNode, Ref } from 'react';

interface AuthFrameProps {
  readonly title: string;
  /** Lets the screen focus the title when the focused element disappears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** A sentence under the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * The layout of the sign-in, sign-up and password forms, with the benefits of an account beside
 * them.
 */
export function AuthFrame({ title, titleRef, lead, children }: AuthFrameProps) {
  return (
    <div className="page-width grid gap-10 py-8 lg:grid-cols-12 lg:py-14">
      <section className="max-w-form lg:col-span-5">
        <h1 ref={titleRef} tabIndex={-1} className="font-display text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-2 mb-6 text-lg">{lead}</p>
        {children}
      </section>
      <aside className="hidden self-start overflow-hidden rounded-haat bg-indigo text-plaster lg:col-span-4 lg:col-start-8 lg:block">
        <BlockPrintBorder variant="jaali" colour="turmeric" />
        <div className="grid gap-4 p-8">
          <p className="font-display text-2xl">An account keeps your things together</p>
          <ul className="grid gap-2 text-lg">
            <li>Your cart comes along, on every device.</li>
            <li>Your addresses are typed once.</li>
            <li>Your orders can be followed to the door.</li>
          </ul>
        </div>
      </aside>
    </div>
  );
}
