import { joinClasses } from '../theme/class-names.ts';

/**
 * `primary` for the main action of a screen, `secondary` for others, `link` for the least
 * important.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'link';

/** `normal` is 48 px high, `compact` 44 px and with less horizontal padding, for cards and rows of a list. */
export type ButtonSize = 'normal' | 'compact';

/** The look of a button, for `buttonClass` and `Button`. */
export type ButtonLook = {
  /** `primary` when left out. */
  variant?: ButtonVariant | undefined;
  /** `normal` when left out. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  /** Further classes, after those of the look. */
  className?: string | undefined;
};

/** Their rules stand in styles/buttons.css: a list repeats its buttons. */
const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  link: 'button button-link',
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
    VARIANTS[variant],
    variant === 'link' ? 'px-1 py-2 text-base' : SIZES[size],
    // Space for the focus ring of a link, whose text stays aligned with the text above.
    variant === 'link' && !isWide && '-mx-[5.5px]',
    isWide && 'w-full',
    className,
  );
}
