import { SectionHeading } from '@haat/ui';
import aboutAvif from '../../assets/about-960.avif';
import aboutWebp from '../../assets/about-960.webp';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/about-us.route';
import { TEXTS } from './texts.ts';

/** An introduction to self-help groups and to the shop's purpose (product 2.2.1). */
export default function AboutUsRoute() {
  return (
    <article className="page">
      <div className="grid items-start lg:items-center gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading level="h1" size="page">
            {TEXTS.about}
          </SectionHeading>
          <p className="mt-4 max-w-text text-xl">{TEXTS.aboutLead}</p>
        </div>
        <picture className="block">
          <source type="image/avif" srcSet={aboutAvif} />
          <img
            src={aboutWebp}
            alt=""
            width={960}
            height={640}
            fetchPriority="high"
            className="w-full rounded-haat"
          />
        </picture>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {TEXTS.aboutSections.map(({ title, paragraphs }, index) => (
          <section key={title} className="max-w-text">
            <SectionHeading>{title}</SectionHeading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-lg">
                {paragraph}
              </p>
            ))}
            {index === TEXTS.aboutSections.length - 1 && (
              <div className="mt-6 flex flex-wrap gap-3">
                <LinkButton to="/products-list">{TEXTS.aboutGoods}</LinkButton>
                <LinkButton to="/makers" variant="secondary">
                  {TEXTS.aboutMakers}
                </LinkButton>
              </div>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: TEXTS.about,
    description: TEXTS.aboutLead,
    structuredData: [describeTrail({ name: TEXTS.about, path: args.location.pathname })],
  });
}
