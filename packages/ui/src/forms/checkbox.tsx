import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';

/** What {@link Checkbox} takes beside the props of an `<input>`: the label. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Beside the box, and its name. */
  label: ReactNode;
};

/** A checkbox with its label; the whole line of 44 px can be pressed. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses('flex min-h-11 items-center gap-3', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input {...rest} type="checkbox" className="peer checkbox" />
        <Icon
          node={Check}
          strokeWidth={3}
          className={joinClasses(
            'pointer-events-none absolute size-4 text-white opacity-0 transition-opacity',
            'peer-checked:opacity-100 peer-disabled:text-ink forced-colors:hidden',
          )}
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
