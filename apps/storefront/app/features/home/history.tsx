import { SectionHeading } from '@haat/ui';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { HISTORY_PICTURE } from './pictures.ts';
import { StaticPicture } from './static-picture.tsx';
import { TEXTS } from './texts.ts';

/** A short history of self-help groups (product 2.6.2). */
export function History() {
  return (
    <section className="page-width mt-12 grid gap-x-12 gap-y-6 md:mt-16 md:grid-cols-2 md:items-center">
      <StaticPicture
        picture={HISTORY_PICTURE}
        alt=""
        sizes="(width >= 48rem) 45vw, 92vw"
        className="aspect-3/2 w-full rounded-haat object-cover md:max-lg:aspect-square"
      />
      <div>
        <SectionHeading>{TEXTS.historyTitle}</SectionHeading>
        {TEXTS.history.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-text text-lg">
            {paragraph}
          </p>
        ))}
        <LinkButton to="/about-us" variant="secondary" className="mt-6">
          {TEXTS.moreHistory}
        </LinkButton>
      </div>
    </section>
  );
}
