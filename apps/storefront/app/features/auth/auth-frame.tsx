import { BlockPrintBorder } from '@haat/ui';
import type { ReactNode, Ref } from 'react';
// With '?url' they are no module that the home page shares: every page would name its chunk.
import heroAvif from '../../assets/hero-720.avif?url';
import heroWebp from '../../assets/hero-720.webp?url';
import { TEXTS } from './texts.ts';

interface AuthFrameProps {
  readonly title: string;
  /** Lets the screen focus the title when the focused element disappears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Stands above the title. */
  readonly head?: ReactNode;
  /** A sentence under the title. */
  readonly lead: string;
  /** Shows what an account is good for beside the form, on a wide screen. */
  readonly hasBenefits?: boolean;
  readonly children: ReactNode;
}

/** The layout of the sign-in, sign-up and password forms. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, titleRef, head, lead, hasBenefits = false, children } = props;
  return (
    // As high and without the search as the screens that send a guest here: neither header nor footer moves.
    <div
      data-folds-search
      className="page grid min-h-svh content-start gap-x-10 pb-8 lg:grid-cols-12 lg:pb-14"
    >
      {head && (
        <div className="w-full min-w-0 max-w-form max-lg:mx-auto lg:col-span-12 lg:max-w-none">
          {head}
        </div>
      )}
      <section className="w-full max-w-form max-lg:mx-auto lg:col-span-5">
        <h1 ref={titleRef} tabIndex={-1} className="font-display text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-2 mb-4 text-lg md:mb-6">{lead}</p>
        {children}
      </section>
      {hasBenefits && <Benefits />}
    </div>
  );
}

function Benefits() {
  return (
    // Hidden on a phone, which loads no lazy picture that it does not show.
    <aside className="hidden max-h-176 min-h-144 flex-col self-stretch overflow-hidden rounded-haat bg-indigo text-plaster lg:col-span-6 lg:col-start-7 lg:flex">
      <BlockPrintBorder variant="jaali" colour="turmeric" />
      <div className="grid gap-4 p-8">
        <p className="font-display text-3xl leading-tight">{TEXTS.benefitsTitle}</p>
        <ul className="grid gap-2 text-lg">
          {TEXTS.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <picture className="grid min-h-0 flex-1">
        <source type="image/avif" srcSet={heroAvif} />
        <img
          src={heroWebp}
          alt=""
          width={720}
          height={900}
          loading="lazy"
          className="h-full min-h-0 w-full object-cover object-[50%_78%]"
        />
      </picture>
    </aside>
  );
}
