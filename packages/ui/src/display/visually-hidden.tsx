import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={joinClasses('sr-only', className)} />;
}
