import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

const PADDINGS = { none: '', normal: 'p-4 md:p-6' } as const;

/** What {@link Card} takes beside the props of a `<div>`: how much space is inside of it. */
export type CardProps = ComponentProps<'div'> & {
  /** `none` for a picture that reaches the edge. */
  padding?: keyof typeof PADDINGS | undefined;
};

/** The classes of a card, for an article or a list item. */
export function cardClass(className?: string): string {
  return joinClasses('overflow-clip rounded-haat border border-hairline bg-paper', className);
}

/** A card with a hairline border and no shadow. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass(joinClasses(PADDINGS[padding], className))} />;
}
