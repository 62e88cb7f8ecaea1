import { SectionHeading } from '@haat/ui';
import { TESTIMONIALS, TESTIMONIALS_TITLE } from './messages.ts';

// Each half is at least as wide as the screen, so that the loop never shows its end.
const COPIES = ['first', 'second'] as const;

/** Three cards that walk past in a loop and stop for a pointer or the focus (spec §2, §9). */
export function Testimonials() {
  return (
    <section className="@container mt-14 md:mt-20">
      <SectionHeading className="page-width mb-5 md:mb-8">{TESTIMONIALS_TITLE}</SectionHeading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what moves and scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto motion-safe:overflow-x-hidden">
        <div className="marquee flex">
          {COPIES.map((copy) => (
            <ul
              key={copy}
              aria-hidden={copy === 'second' || undefined}
              className={`flex min-w-[100vw] shrink-0 justify-around gap-4 pr-4 pl-4 md:gap-6 md:pr-0 md:pl-6 ${copy === 'second' ? 'motion-reduce:hidden' : 'motion-reduce:@max-[14rem]:grid'}`}
            >
              {TESTIMONIALS.map(({ about, text }) => (
                <li key={about} className="w-[min(18rem,100vw-2rem)] shrink-0 md:w-105">
                  <figure className="flex h-full flex-col justify-between gap-4 rounded-haat border border-hairline bg-paper p-5 md:p-6">
                    <blockquote className="text-lg">{text}</blockquote>
                    <figcaption className="font-semibold text-ink-soft">{about}</figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
