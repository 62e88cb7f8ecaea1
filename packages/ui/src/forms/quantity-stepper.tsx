'use client';

import { Minus, Plus } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { IconButton } from '../display/icon-button.tsx';
import { joinClasses } from '../theme/class-names.ts';

/**
 * What {@link QuantityStepper} takes beside the props of a `<fieldset>`: the number, its limits and
 * its name.
 */
export type QuantityStepperProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'aria-label' | 'disabled'
> & {
  /** Name of the number: 'Quantity of Turmeric'. */
  label: string;
  /** The number that is shown; `onChange` has to change it. */
  value: number;
  /** Called with a whole number from min to max that differs from `value`. */
  onChange: (value: number) => void;
  /** Reads what is typed; null refuses it, and `value` stays. Takes plain digits alone when left out. */
  read?: ((typed: string) => number | null) | undefined;
  /** 1 when left out. */
  min?: number | undefined;
  /** No limit when left out. */
  max?: number | undefined;
  /** Greys all of it, and takes no press or key. */
  isDisabled?: boolean | undefined;
  /** Called when a typed number above `max` was cut to it. */
  onCut?: (() => void) | undefined;
  /** Called when `read` has refused what was typed: say how to write it. */
  onRefuse?: (() => void) | undefined;
  /** As wide as its container; otherwise as its parts, in a narrow row and in a cell of a grid too. */
  isWide?: boolean | undefined;
  /** Name of the button with the minus; 'Decrease quantity' when left out. */
  decreaseLabel?: string | undefined;
};

function readDigits(typed: string): number | null {
  return /^\d+$/.test(typed) ? Number(typed) : null;
}

/** − n +, 44 px high as a compact button; a typed number is applied on Enter or when the field loses the focus. */
export function QuantityStepper({
  label,
  value,
  onChange,
  read = readDigits,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  onCut,
  onRefuse,
  isDisabled = false,
  isWide = false,
  decreaseLabel = LANGUAGE === 'hi' ? 'संख्या घटाएँ' : 'Decrease quantity',
  className,
  ...rest
}: QuantityStepperProps) {
  // The typed text; undefined while the field shows `value`.
  const [draft, setDraft] = useState<string>();

  function change(wanted: number) {
    setDraft(undefined);
    const next = Math.max(min, Math.min(wanted, max));
    if (!isDisabled && next !== value) onChange(next);
  }

  function takeDraft() {
    if (draft === undefined) return;
    const typed = read(draft);
    if (typed === null) {
      setDraft(undefined);
      if (draft.trim() !== '') onRefuse?.();
      return;
    }
    if (typed > max) onCut?.();
    change(typed);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const start = (draft === undefined ? null : read(draft)) ?? value;
    if (event.key === 'ArrowUp') change(start + 1);
    else if (event.key === 'ArrowDown') change(start - 1);
    else if (event.key === 'Enter') takeDraft();
    else if (event.key === 'Escape') setDraft(undefined);
    else return;
    event.preventDefault();
  }

  return (
    <fieldset
      {...rest}
      aria-label={label}
      disabled={isDisabled}
      className={joinClasses(
        // An outline takes no space, which leaves the buttons their 44 px.
        'min-w-0 rounded-haat bg-paper outline outline-edge -outline-offset-1',
        'focus-within:outline-ink',
        isWide ? 'flex w-full' : 'inline-flex w-fit shrink-0',
        isDisabled && 'bg-sand text-ink-soft outline-hairline',
        className,
      )}
    >
      <IconButton
        label={decreaseLabel}
        icon={<Icon node={Minus} className="size-5" />}
        aria-disabled={isDisabled || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={takeDraft}
        onKeyDown={handleKeyDown}
        className={joinClasses(
          'min-h-11 bg-transparent text-center font-semibold tabular-nums',
          isWide ? 'w-0 flex-1' : 'w-11',
        )}
      />
      <IconButton
        label={LANGUAGE === 'hi' ? 'संख्या बढ़ाएँ' : 'Increase quantity'}
        icon={<Icon node={Plus} className="size-5" />}
        aria-disabled={isDisabled || value >= max}
        onClick={() => change(value + 1)}
      />
    </fieldset>
  );
}
