import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx';

/** Props of {@link TextField}: those of an `<input>`, with label, hint and error. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> &
  FieldFrame & {
    /** Content inside the right end of the input, at most 44 px wide: a button, or a unit such as `kg`. */
    endSlot?: ReactNode;
    /** Classes of the frame around label and input; `className` goes to the input. */
    frameClassName?: string | undefined;
  };

/** A one-line input with label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  id,
  isLabelHidden,
  endSlot,
  className,
  frameClassName,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const hasEndSlot = endSlot !== undefined && endSlot !== null;
  return (
    <Field {...{ label, hint, error, id, isLabelHidden }} className={frameClassName}>
      {(wiring) => {
        const input = (
          <input
            {...rest}
            {...wiring}
            type={type}
            className={joinClasses(
              CONTROL_CLASS,
              'read-only:bg-sand',
              hasEndSlot && 'pe-12',
              className,
            )}
          />
        );
        if (!hasEndSlot) return input;
        return (
          <div className="relative">
            {input}
            <div className="absolute inset-y-0 end-0.5 grid min-w-11 place-items-center">
              {endSlot}
            </div>
          </div>
        );
      }}
    </Field>
  );
}
