import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx';

/** Props of {@link SelectField}: those of a `<select>`, with label, hint and error. */
export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> &
  FieldFrame & {
    /** Classes of the frame around label and select; `className` goes to the select. */
    frameClassName?: string | undefined;
  };

/** A native select with label, hint and error; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  id,
  isLabelHidden,
  className,
  frameClassName,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, id, isLabelHidden }} className={frameClassName}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={joinClasses(CONTROL_CLASS, 'appearance-none truncate pe-10', className)}
          >
            {children}
          </select>
          <Icon
            node={ChevronDown}
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
