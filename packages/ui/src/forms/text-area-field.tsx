import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx';

/** Props of {@link TextAreaField}: those of a `<textarea>`, with label, hint and error. */
export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldFrame & {
    /** Classes of the frame around label and text area; `className` goes to the text area. */
    frameClassName?: string | undefined;
  };

/** A text area with label, hint and error; it grows with its text in browsers that support it. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  isLabelHidden,
  className,
  frameClassName,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, id, isLabelHidden }} className={frameClassName}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={joinClasses(
            CONTROL_CLASS,
            'field-sizing-content min-h-[4lh] resize-y',
            className,
          )}
        />
      )}
    </Field>
  );
}
