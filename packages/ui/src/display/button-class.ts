import { joinClasses } from '../theme/class-names.ts';

/**
 * `primary` for the main action of a screen, `secondary` for others, `link` for the least
 * important.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'link';

/** `compact` is as high (44 px), with less horizontal padding, for cards and rows of a list. */
export type ButtonSize = 'normal' | 'compact';

/** The look of a button, for `buttonClass` and `Button`. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  className?: string | undefined;
};

const BASE =
  'inline-flex tap-target items-center justify-center gap-2 rounded-haat border-[1.5px] text-center ' +
  'font-semibold leading-tight no-underline transition-colors select-none ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ' +
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] ' +
  '[&_svg]:shrink-0';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-madder text-white hover:bg-madder-deep active:bg-madder-deep ' +
    'disabled:bg-hairline disabled:text-ink-soft aria-disabled:not-aria-busy:bg-hairline ' +
    'aria-disabled:not-aria-busy:text-ink-soft',
  secondary:
    'border-ink bg-transparent text-ink hover:bg-ink hover:text-plaster active:bg-ink ' +
    'active:text-plaster disabled:border-hairline disabled:bg-transparent disabled:text-ink-soft ' +
    'aria-disabled:not-aria-busy:border-hairline aria-disabled:bg-transparent ' +
    'aria-disabled:not-aria-busy:text-ink-soft aria-busy:text-ink',
  link:
    'border-transparent bg-transparent text-indigo underline decoration-[1.5px] underline-offset-4 ' +
    'hover:text-indigo-deep hover:decoration-[2.5px] disabled:text-ink-soft ' +
    'disabled:no-underline aria-disabled:text-ink-soft',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-12 px-6 py-2.5 text-base',
  compact: 'px-4 py-2 text-base',
};

/**
 * The classes of a button, for other elements: a router's link, a `<summary>`.
 *
 * @example <Link to="/products-list" className={buttonClass({ variant: 'secondary' })}>
 */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  isWide = false,
  className,
}: ButtonLook = {}): string {
  return joinClasses(
    BASE,
    VARIANTS[variant],
    variant === 'link' ? 'px-1 py-2 text-base' : SIZES[size],
    // Space for the focus ring of a link, whose text stays aligned with the text above.
    variant === 'link' && !isWide && '-mx-[5.5px]',
    isWide && 'w-full',
    className,
  );
}
