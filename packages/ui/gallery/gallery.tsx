import { Card, SectionHeading } from '../src/index.ts';
import { GROUPS } from './groups.ts';

/** All components with their states, each under its name, with a list of the names. */
export function Gallery() {
  return (
    <div className="page-width grid items-start gap-8 py-8 *:min-w-0 lg:grid-cols-[12rem_1fr]">
      <header className="lg:col-span-2">
        <SectionHeading level="h1" size="page">
          The components of Haat
        </SectionHeading>
        <p className="mt-2 max-w-text text-lg text-ink-soft">
          Each in all of its states. The words are examples; the look is the theme&rsquo;s.
        </p>
      </header>
      <nav aria-label="Components" className="lg:sticky lg:top-6">
        {GROUPS.map(({ title, examples }) => (
          <div key={title} className="mb-4">
            <p className="font-bold">{title}</p>
            <ul>
              {examples.map(({ component }) => (
                <li key={component}>
                  <a
                    href={`#${component}`}
                    className="inline-flex min-h-11 min-w-11 items-center text-indigo underline-offset-4 hover:underline"
                  >
                    {component}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="grid gap-12 *:min-w-0">
        {GROUPS.map(({ title, examples }) => (
          <section key={title} className="grid gap-6 *:min-w-0">
            <SectionHeading>{title}</SectionHeading>
            {examples.map(({ component, content }) => (
              <article key={component} id={component} aria-label={component}>
                <h3 className="mb-2 font-bold">
                  <code>{component}</code>
                </h3>
                <Card>{content}</Card>
              </article>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
