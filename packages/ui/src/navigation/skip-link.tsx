import type { ComponentProps } from 'react';
import { LANGUAGE } from '#language';
import { joinClasses } from '../theme/class-names.ts';

/**
 * Props of {@link SkipLink}: those of an `<a>`; its children are 'Skip to main content' when left
 * out.
 */
export type SkipLinkProps = ComponentProps<'a'> & {
  /** `#id` of the main content, which carries `tabIndex={-1}`. */
  href: `#${string}`;
};

const LABEL = LANGUAGE === 'hi' ? 'सीधे मुख्य हिस्से पर जाएँ' : 'Skip to main content';

/** The first element of every page, visible while focused. */
export function SkipLink({ className, children = LABEL, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      className={joinClasses(
        'fixed start-3 top-3 z-50 rounded-haat bg-indigo px-5 py-3 font-semibold text-white',
        '-translate-y-[200%] transition-transform focus:translate-y-0 focus:outline-turmeric',
        className,
      )}
    >
      {children}
    </a>
  );
}
