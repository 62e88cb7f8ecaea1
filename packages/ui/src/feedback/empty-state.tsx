import type { ComponentProps, ReactNode } from 'react';
import { BlockPrintButa } from '../display/block-print.tsx';
import { joinClasses } from '../theme/class-names.ts';
import type { PrintColour } from '../theme/tones.ts';

/**
 * What {@link EmptyState} takes beside the props of a `<div>`: the title, a text, the next step,
 * and a drawing.
 */
export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title: 'Your cart is empty'. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  /** Text under the title. */
  children?: ReactNode;
  /** The next step: a button or a link, or two of them. */
  action?: ReactNode;
  /** Of the print; `madder` when left out. */
  colour?: PrintColour | undefined;
  /** URL of a 4:3 drawing in place of the print. */
  picture?: string | undefined;
};

const TITLES = {
  h1: 'font-display text-3xl',
  h2: 'font-display text-2xl',
  h3: 'font-bold text-xl',
  p: 'text-lg',
} as const;

/**
 * What stands in place of content that is missing, empty or broken: a drawing or a print, a sentence
 * and the next step, from the left like all other content.
 */
export function EmptyState({
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
  colour = 'madder',
  picture,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'grid justify-items-start gap-x-8 gap-y-4 py-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center',
        className,
      )}
    >
      {picture === undefined ? (
        <BlockPrintButa colour={colour} />
      ) : (
        <img src={picture} alt="" width={160} height={120} loading="lazy" />
      )}
      <div className="grid justify-items-start gap-2">
        <Heading className={TITLES[Heading]}>{title}</Heading>
        {children !== undefined && <div className="max-w-[46ch] text-lg">{children}</div>}
        {action !== undefined && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
