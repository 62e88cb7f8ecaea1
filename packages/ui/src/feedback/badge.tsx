import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

const TONES = {
  neutral: 'bg-sand text-ink',
  sale: 'bg-madder text-white',
  highlight: 'bg-turmeric text-ink',
  success: 'bg-leaf-tint text-leaf',
  info: 'bg-indigo-tint text-indigo',
  error: 'bg-error-tint text-error-deep',
} as const;

/** What a badge says by its colour, as a meaning: the colours of the theme are no tones. */
export type BadgeTone = keyof typeof TONES;

/** What {@link Badge} takes beside the props of a `<span>`: the meaning of its colour. */
export type BadgeProps = ComponentProps<'span'> & {
  /** `neutral` by default; `sale`, `highlight`, `success`, `info` or `error`. */
  tone?: BadgeTone | undefined;
};

/** A highlighted word or figure: '-20%', 'Default', 'Out of Stock'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={joinClasses('badge', TONES[tone], className)} />;
}
