import type { ComponentProps, ReactNode } from 'react';
import { BlockPrintButa } from '../display/block-print.tsx';
import { joinClasses } from '../theme/class-names.ts';
import type { PrintColour } from '../theme/tones.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title: 'Your cart is empty'. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  /** Text under the title. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  colour?: PrintColour | undefined;
  /** URL of a 4:3 drawing in place of the print. */
  picture?: string | undefined;
};

/** An empty list: a print or a drawing, a sentence and the next step. */
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
      className={joinClasses('grid justify-items-center gap-3 py-10 text-center', className)}
    >
      {picture === undefined ? (
        <BlockPrintButa colour={colour} className="mb-1" />
      ) : (
        <img src={picture} alt="" width={160} height={120} loading="lazy" />
      )}
      <Heading className="text-balance text-xl font-bold">{title}</Heading>
      {children !== undefined && (
        <div className="max-w-[42ch] text-balance text-ink-soft">{children}</div>
      )}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
