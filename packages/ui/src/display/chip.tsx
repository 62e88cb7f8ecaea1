import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { LANGUAGE } from '#language';
import { joinClasses } from '../theme/class-names.ts';
import { Icon } from './icon.tsx';

/** Props of {@link Chip}: those of a `<button>`, and the selected value as its children. */
export type ChipProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What is selected; the name of the action is said with it. */
  children: ReactNode;
};

/** A selected value that a press removes. */
export function Chip({ children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper ps-4 pe-3',
        'transition-colors hover:border-ink hover:bg-sand',
        className,
      )}
    >
      {LANGUAGE === 'en' && <span className="sr-only">Remove </span>}
      {children}
      {LANGUAGE === 'hi' && <span className="sr-only"> हटाएँ</span>}
      <Icon node={X} className="size-4 shrink-0" />
    </button>
  );
}
