import type { ExampleGroup } from './example.ts';
import { BUTTONS } from './examples/buttons.tsx';
import { CHOICES } from './examples/choices.tsx';
import { FIELDS } from './examples/fields.tsx';
import { MESSAGES } from './examples/messages.tsx';
import { PAGE } from './examples/page.tsx';
import { PROGRESS } from './examples/progress.tsx';
import { TYPE } from './examples/type.tsx';

/** Every component of the package. */
export const GROUPS: readonly ExampleGroup[] = [
  TYPE,
  BUTTONS,
  FIELDS,
  CHOICES,
  PROGRESS,
  MESSAGES,
  PAGE,
];
