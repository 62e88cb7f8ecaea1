'use client';

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { joinClasses } from '../theme/class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Props of {@link Button}: those of a `<button>`, its look, and what it shows while busy. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /**
     * Shows a spinner while an action of this button is pending; the button has the same width,
     * stays focused and ignores presses, also a second submit.
     */
    isBusy?: boolean | undefined;
    /** Text while busy, such as 'Saving...'; the label by default. */
    busyLabel?: ReactNode;
    /** Icon before the label, hidden from screen readers. */
    icon?: ReactNode;
  };

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  isWide,
  className,
  isBusy = false,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  children,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const isInert = isBusy || ariaDisabled === true || ariaDisabled === 'true';
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  }
  const hasBusyLabel = busyLabel !== undefined && busyLabel !== null;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={handleClick}
    >
      {/* Both labels lie in one grid cell, as wide as the wider one, so the button never moves. */}
      <span className="grid items-center justify-items-center">
        <span
          className={joinClasses(
            'col-start-1 row-start-1 inline-flex items-center gap-2',
            isBusy && (hasBusyLabel ? 'invisible' : 'opacity-0'),
          )}
        >
          {icon !== undefined && <span aria-hidden="true">{icon}</span>}
          {children}
        </span>
        {(isBusy || hasBusyLabel) && (
          <span
            className={joinClasses(
              'col-start-1 row-start-1 inline-flex items-center gap-2',
              !isBusy && 'invisible',
            )}
          >
            <SpinnerRing />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
