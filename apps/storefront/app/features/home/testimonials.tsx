import { Icon, SectionHeading } from '@haat/ui';
import { Pause, Play } from 'lucide';
import { TEXTS } from './texts.ts';

// Each copy is at least as wide as the screen, so the loop never shows its end.
const COPIES = ['first', 'second'] as const;

/**
 * Three cards that move by one at a time in a loop, and pause for a pointer, the focus or the pause switch, which
 * needs no JavaScript (product 2.6.5, 9.2.4).
 */
export function Testimonials() {
  return (
    <section className="@container mt-12 md:mt-16">
      <SectionHeading className="page-width mb-5 md:mb-8" action={<PauseSwitch />}>
        {TEXTS.testimonialsTitle}
      </SectionHeading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a moving, scrollable region must be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto motion-safe:overflow-x-hidden">
        <div className="marquee flex">
          {COPIES.map((copy) => (
            <ul
              key={copy}
              aria-hidden={copy === 'second' || undefined}
              className={`flex min-w-[100vw] shrink-0 justify-around gap-4 pl-4 md:gap-8 md:pl-8 lg:gap-10 lg:pl-10 ${copy === 'second' ? 'motion-reduce:hidden' : 'motion-reduce:@max-[14rem]:grid'}`}
            >
              {TEXTS.testimonials.map(({ about, text }) => (
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

/** Stops the loop on devices without hover or a lasting focus, such as touch screens. */
function PauseSwitch() {
  return (
    <label className="-me-2.5 grid tap-target cursor-pointer place-items-center rounded-haat hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) motion-reduce:hidden">
      <input type="checkbox" aria-label={TEXTS.pauseTestimonials} className="peer sr-only" />
      <Icon node={Pause} className="size-5 fill-current peer-checked:hidden" />
      <Icon node={Play} className="hidden size-5 fill-current peer-checked:block" />
    </label>
  );
}
