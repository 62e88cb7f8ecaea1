import { BlockPrintBorder, Icon } from '@haat/ui';
import { Hand, Leaf, Sun } from 'lucide';
import { TEXTS } from './texts.ts';

const ICONS = [Sun, Leaf, Hand];

/** The three speciality cards (product 2.6.2). */
export function Specialities() {
  return (
    <section aria-label={TEXTS.special} className="mt-8 bg-sand md:mt-12">
      <BlockPrintBorder variant="jaali" colour="madder" />
      <ul className="page-width grid gap-x-8 py-4 md:grid-cols-3 md:py-10">
        {TEXTS.specialities.map(({ title, text }, index) => {
          const icon = ICONS[index] ?? Leaf;
          return (
            <li
              key={title}
              className="flex gap-4 border-hairline py-5 max-md:flex-wrap max-md:not-last:border-b md:py-0 md:not-first:border-l md:not-first:pl-8"
            >
              <Icon node={icon} className="mt-0.5 size-7 shrink-0 text-madder" />
              <div className="min-w-0 flex-1 max-md:basis-40">
                <h2 className="text-xl font-bold">{title}</h2>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
