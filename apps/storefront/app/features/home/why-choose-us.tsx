import { SectionHeading } from '@haat/ui';
import { TEXTS } from './texts.ts';

/** The making of a product in three steps (product 2.6.2). */
export function WhyChooseUs() {
  return (
    <section className="page-width mt-12 md:mt-16">
      <SectionHeading className="mb-6 md:mb-8">{TEXTS.why}</SectionHeading>
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {TEXTS.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-indigo pt-4 md:block">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-3xl text-indigo leading-none"
            >
              {index + 1}
            </span>
            <div className="md:mt-3">
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-1 max-w-text text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
