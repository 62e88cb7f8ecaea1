import { type ReactNode, useId } from 'react';
import { joinClasses } from './class-names.ts';
import { CircleAlert } from './icons.ts';

/** What every field has around its control. */
export type FieldFrame = {
  /** Always visible; the name of the control. */
  label: ReactNode;
  /** Helps before a mistake; stays while an error shows. */
  hint?: ReactNode;
  /** Says what to do; marks the control invalid. */
  error?: ReactNode;
  /** The id of the control; one is made when it is missing. */
  id?: string | undefined;
  /** Hides the label from sight, where the place says it already (a search box). */
  isLabelHidden?: boolean | undefined;
};

/** What the control must carry so that label, hint and error belong to it. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldFrame & {
  className?: string | undefined;
  /** Draws the control with the wiring on it. */
  children: (wiring: ControlWiring) => ReactNode;
};

/** The look of text inputs, text areas and selects. */
export const CONTROL_CLASS =
  'block w-full tap-target min-h-12 rounded-haat border border-edge bg-paper px-3.5 py-2.5 ' +
  'text-base text-ink transition-colors hover:border-ink aria-invalid:border-madder ' +
  'aria-invalid:ring-1 aria-invalid:ring-madder disabled:border-hairline disabled:bg-sand ' +
  'disabled:text-ink-soft';

/** Label, hint and error around any control: `TextField` and its kin are made of it. */
export function Field({
  label,
  hint,
  error,
  id,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== null && error !== '';
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hasError && errorId, hasHint && hintId].filter(Boolean).join(' ');
  return (
    <div className={joinClasses('grid content-start gap-1.5', className)}>
      <label
        htmlFor={controlId}
        className={isLabelHidden ? 'sr-only' : 'justify-self-start font-semibold'}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={errorId} className="flex gap-1.5 text-sm font-semibold text-madder">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
