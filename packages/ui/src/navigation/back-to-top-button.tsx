import { ArrowUp } from 'lucide';
import type { ComponentProps } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';

/**
 * What {@link BackToTopButton} takes beside the props of a `<button>`: whether it is seen, and its
 * name.
 */
export type BackToTopButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Fades in; an invisible button is not focusable. */
  isVisible: boolean;
  /** Its name; 'Back to top' when left out. */
  label?: string | undefined;
};

/** The look of the back-to-top button; the app decides when it shows and handles the press. */
export function BackToTopButton({
  isVisible,
  label = LANGUAGE === 'hi' ? 'सबसे ऊपर जाएँ' : 'Back to top',
  type = 'button',
  className,
  ...rest
}: BackToTopButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(
        'fixed end-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-hairline',
        'bg-paper text-ink shadow-float transition-[opacity,translate,visibility] hover:bg-sand',
        isVisible ? 'visible opacity-100' : 'invisible translate-y-1.5 opacity-0',
        className,
      )}
    >
      <Icon node={ArrowUp} className="size-5" />
    </button>
  );
}
