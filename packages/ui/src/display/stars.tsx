import type { ComponentProps, CSSProperties } from 'react';
import { LANGUAGE } from '#language';
import { joinClasses } from '../theme/class-names.ts';

const STAR_COUNT = 5;

/**
 * What {@link Stars} takes beside the props of a `<span>`: the rating, 0 to 5, and its text for
 * screen readers.
 */
export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 to 5; fractions are drawn. */
  rating: number;
  /** Text for screen readers; '4.3 out of 5 stars' by default. */
  label?: string | undefined;
};

function defaultLabel(stars: number): string {
  return LANGUAGE === 'hi'
    ? `${STAR_COUNT} में से ${stars} सितारे`
    : `${stars} out of ${STAR_COUNT} stars`;
}

/** A rating as five stars. */
export function Stars({ rating, label, className, style, ...rest }: StarsProps) {
  const shown = Number(Math.min(Math.max(rating, 0), STAR_COUNT).toFixed(2));
  return (
    <span
      role="img"
      aria-label={label ?? defaultLabel(shown)}
      {...rest}
      className={joinClasses('stars', className)}
      style={{ ...style, '--rating': shown } as CSSProperties}
    />
  );
}
