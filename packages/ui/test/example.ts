import type { ReactNode } from 'react';

/** One component in all of its states. */
export interface Example {
  /** Its name in `@haat/ui`. */
  readonly component: string;
  readonly content: ReactNode;
}

/** Components that do something alike. */
export interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly Example[];
}
