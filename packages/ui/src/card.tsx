import type { ComponentProps } from 'react';
import { joinClasses } from './class-names.ts';

const PADDINGS = { none: '', normal: 'p-4 md:p-6' } as const;

export type CardProps = ComponentProps<'div'> & {
  /** `none` where a picture goes to the edge. */
  padding?: keyof typeof PADDINGS | undefined;
};

/** The classes of a card, for what is not a `<div>`: an article, a list item. */
export function cardClass(className?: string): string {
  return joinClasses('overflow-clip rounded-haat border border-hairline bg-paper', className);
}

/** A sheet of paper on the plaster: hairline border, no shadow. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass(joinClasses(PADDINGS[padding], className))} />;
}
