import type { ReactNode } from 'react';
import { BlockPrintBorder, Button, SectionHeading } from '../src/index.ts';
import { DialogExample } from './examples/messages.tsx';
import { GROUPS } from './groups.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 *:min-w-0">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

/** Every component on one page, for tests of all at once. */
export function Specimen({ isDialogOpen = false }: { isDialogOpen?: boolean }) {
  return (
    <>
      <main id="main" className="page-width grid gap-10 py-8 *:min-w-0">
        <div className="grid gap-3">
          <SectionHeading level="h1" size="page">
            Spices of the Desert, Stories of Her Hands
          </SectionHeading>
          <p className="max-w-text text-lg">
            Handmade food and crafts from self-help groups of rural women in Rajasthan. हाट —
            राजस्थान की महिलाओं के हाथों से। Packed by hand, sent to your door.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button>Shop Now</Button>
            <Button variant="secondary">Discover Story</Button>
          </div>
        </div>
        {GROUPS.map(({ title, examples }) => (
          <Part key={title} title={title}>
            {examples.map(({ component, content }) => (
              <div key={component}>
                <h3 className="sr-only">{component}</h3>
                {content}
              </div>
            ))}
          </Part>
        ))}
        {isDialogOpen && <DialogExample isFirstOpen />}
      </main>
      <footer className="on-dark bg-indigo text-plaster">
        <BlockPrintBorder variant="jaali" colour="hairline" />
        <div className="page-width grid gap-2 py-8">
          <a href="#x" className="underline underline-offset-4">
            About us
          </a>
          <p className="text-sm">Haat</p>
        </div>
      </footer>
    </>
  );
}
