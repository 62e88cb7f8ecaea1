import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/** Props of {@link SectionHeading}, whose children are the title. */
export type SectionHeadingProps = ComponentProps<'h2'> & {
  /** The element; `h2` when left out. */
  level?: 'h1' | 'h2' | 'h3' | undefined;
  /** `page` is the title of a screen. */
  size?: 'page' | 'section' | undefined;
  /** Content at the end of the line, such as a link to the whole list. */
  action?: ReactNode;
};

/** The title of a page or of a section. */
export function SectionHeading({
  level: Heading = 'h2',
  size = 'section',
  action,
  className,
  children,
  ...rest
}: SectionHeadingProps) {
  return (
    <div
      className={joinClasses('flex flex-wrap items-end justify-between gap-x-6 gap-y-1', className)}
    >
      <Heading
        {...rest}
        className={joinClasses(
          'font-display font-normal',
          size === 'page' ? 'text-3xl' : 'text-2xl',
        )}
      >
        {children}
      </Heading>
      {action}
    </div>
  );
}
