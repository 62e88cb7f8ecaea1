import { joinClasses } from './class-names.ts';

/** Madder for the one main action of a screen, outlined ink for the rest, `link` for the least. */
export type ButtonVariant = 'primary' | 'secondary' | 'link';

/** `compact` is 44 px high as well, with less room to the sides: cards and rows of a list. */
export type ButtonSize = 'normal' | 'compact';

/** How a button looks, for `buttonClass` and `Button`. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
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
 * The classes of a button, for what is not a `<button>`: a router's link, a `<summary>`.
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
    // The room around a link's focus ring: its words stand in line with what is above them.
    variant === 'link' && !isWide && '-mx-[5.5px]',
    isWide && 'w-full',
    className,
  );
}
