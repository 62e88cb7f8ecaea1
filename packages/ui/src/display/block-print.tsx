import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';
import { PRINT_COLOUR_CLASSES, type PrintColour } from '../theme/tones.ts';

/** Sprigs, a lattice, or waves. */
export type BlockPrintVariant = 'buti' | 'jaali' | 'leheriya';

const BORDERS: Readonly<Record<BlockPrintVariant, string>> = {
  buti: 'motif-buti',
  jaali: 'motif-jaali',
  leheriya: 'motif-leheriya',
};

/** What {@link BlockPrintBorder} takes beside the props of a `<div>`: the print and its colour. */
export type BlockPrintBorderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `buti` (sprigs) when left out. */
  variant?: BlockPrintVariant | undefined;
  /** `madder` when left out. */
  colour?: PrintColour | undefined;
};

/**
 * A printed border as wide as its container: the edge of a section, at most one in a region, in one
 * colour, never behind text.
 */
export function BlockPrintBorder({
  variant = 'buti',
  colour = 'madder',
  className,
  ...rest
}: BlockPrintBorderProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={joinClasses('w-full', BORDERS[variant], PRINT_COLOUR_CLASSES[colour], className)}
    />
  );
}

/** What {@link BlockPrintButa} takes beside the props of a `<span>`: its colour. */
export type BlockPrintButaProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `madder` when left out. */
  colour?: PrintColour | undefined;
};

/** A single flowering plant of 112 px, for empty states and the end of a page. */
export function BlockPrintButa({ colour = 'madder', className, ...rest }: BlockPrintButaProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClasses('motif-buta block', PRINT_COLOUR_CLASSES[colour], className)}
    />
  );
}
