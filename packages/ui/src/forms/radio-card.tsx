import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> & {
  /** The label, in bold. */
  label: ReactNode;
  /** Text under the label, inside the pressed area. */
  children?: ReactNode;
};

/**
 * One radio button of a group, as a card. A group is a `<fieldset>` with a `<legend>`, whose cards
 * have the same `name`. Buttons of a choice go beside the card, not into it.
 */
export function RadioCard({ label, children, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={joinClasses(
        'flex gap-3 rounded-haat border border-hairline bg-paper p-4 transition-colors',
        'hover:border-edge has-checked:border-indigo has-checked:ring-1 has-checked:ring-indigo',
        'forced-colors:has-checked:border-[Highlight]',
        'has-disabled:bg-sand has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className={joinClasses(
          'mt-px size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-paper',
          'transition-colors checked:border-[7px] checked:border-indigo',
          'forced-colors:appearance-auto',
        )}
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{label}</span>
        {children !== undefined && <span className="text-ink-soft">{children}</span>}
      </span>
    </label>
  );
}
