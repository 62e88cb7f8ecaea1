'use client';

import type { ComponentProps, ReactNode } from 'react';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { joinClasses } from '../theme/class-names.ts';

/**
 * Props of {@link IconButton}: those of a `<button>`, with the icon in place of children and
 * `label` in place of `aria-label`.
 */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Name of the action, for screen readers. */
  label: string;
  /** What is shown; screen readers say `label` instead. */
  icon: ReactNode;
  /** `plain` has no frame, `outlined` has one, `paper` is a disc over a picture. */
  variant?: 'plain' | 'outlined' | 'paper' | undefined;
  /** Shows a spinner in place of the icon while an action is pending, and ignores presses. */
  isBusy?: boolean | undefined;
};

const VARIANTS = {
  plain: 'rounded-haat border-transparent hover:bg-sand',
  outlined: 'rounded-haat border-edge bg-paper hover:bg-sand',
  paper: 'icon-button-paper',
} as const;

/** A button of 44 × 44 px that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: IconButtonProps) {
  const isInert = isBusy || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={(event) => {
        if (isInert) event.preventDefault();
        else onClick?.(event);
      }}
      className={joinClasses('icon-button', VARIANTS[variant], className)}
    >
      {isBusy ? <SpinnerRing /> : icon}
    </button>
  );
}
