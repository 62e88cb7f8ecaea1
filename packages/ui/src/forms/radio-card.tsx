import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/**
 * What {@link RadioCard} takes beside the props of an `<input>`: the label, a text below it, and an
 * action beside it.
 */
export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> & {
  /** The label, in bold. */
  label: ReactNode;
  /** Text under the label, inside the pressed area. */
  children?: ReactNode;
  /** A button or link that belongs to this choice, on the card but outside of the pressed area. */
  below?: ReactNode;
};

const FRAME =
  'rounded-haat border border-hairline bg-paper transition-colors ' +
  'hover:border-edge has-checked:border-indigo has-checked:ring-1 has-checked:ring-indigo ' +
  'forced-colors:has-checked:border-[Highlight] has-disabled:bg-sand has-disabled:text-ink-soft';

/**
 * One radio button of a group, as a card. A group is a `<fieldset>` with a `<legend>`, whose cards
 * have the same `name`.
 */
export function RadioCard({ label, children, below, className, ...rest }: RadioCardProps) {
  const frame = joinClasses('p-4', FRAME, className);
  const card = (
    <label className={joinClasses('flex gap-3', !below && frame)}>
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
  if (!below) return card;
  return (
    <div className={frame}>
      {card}
      <div className="ms-9 mt-3">{below}</div>
    </div>
  );
}
