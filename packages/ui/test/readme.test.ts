import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as ui from '../src/index.ts';

type Exports = typeof ui;

/** The names of the components, which begin with a capital letter. */
type ComponentName = {
  [Name in keyof Exports]: Exports[Name] extends (props: never) => ReactNode
    ? Name & Capitalize<Name>
    : never;
}[keyof Exports];

type PropsOf<Name extends ComponentName> = Parameters<Exports[Name]>[0];

type RequiredKey<Props> = {
  [Key in keyof Props]-?: Record<never, never> extends Pick<Props, Key> ? never : Key;
}[keyof Props];

/** The required props of each component: the compiler rejects a missing one, and one too many. */
const REQUIRED: { [Name in ComponentName]: Record<RequiredKey<PropsOf<Name>>, true> } = {
  Alert: {},
  BackToTopButton: { isVisible: true },
  Badge: {},
  BlockPrintBorder: {},
  BlockPrintButa: {},
  Breadcrumb: { items: true },
  Button: {},
  Card: {},
  Checkbox: { label: true },
  Chip: { children: true },
  CountBadge: { count: true },
  Dialog: { isOpen: true, onClose: true, title: true },
  EmptyState: { title: true },
  Field: { label: true, children: true },
  IconButton: { icon: true, label: true },
  Logo: {},
  Pagination: { currentPage: true, hrefFor: true, totalPages: true },
  PasswordField: { label: true },
  ProgressBar: { label: true },
  QuantityStepper: { label: true, onChange: true, value: true },
  RadioCard: { label: true },
  SectionHeading: {},
  SelectField: { label: true },
  Skeleton: {},
  SkeletonText: {},
  SkipLink: { href: true },
  Spinner: { label: true },
  SpinnerRing: {},
  Stars: { rating: true },
  Stepper: { currentIndex: true, label: true, steps: true },
  Tabs: { items: true, label: true },
  TextAreaField: { label: true },
  TextField: { label: true },
  ToastCard: {},
  VisuallyHidden: {},
};

/** What the README's list says: a component, and the props that it needs. */
const ROW = /^- `([A-Z]\w+)`(?: \((`[^)]+`)\))?(?::|$)/gm;

test('the README lists every component with the props that it needs', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const rows = Array.from(readme.matchAll(ROW), ([, name = '', props = '']) => [
    name,
    Array.from(props.matchAll(/`(\w+)`/g), ([, prop]) => prop).toSorted(),
  ]);
  const components = Object.entries(REQUIRED).map(([name, props]) => [
    name,
    Object.keys(props).toSorted(),
  ]);
  expect(rows).toEqual(components.toSorted());
  expect(Object.keys(ui)).toEqual(expect.arrayContaining(Object.keys(REQUIRED)));
});
