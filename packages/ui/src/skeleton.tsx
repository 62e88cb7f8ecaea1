import type { ComponentProps } from 'react';
import { joinClasses } from './class-names.ts';

/**
 * A still grey of what will stand here; give it the size of what is coming, so that nothing moves.
 * It is silent: say what is loading once, beside the group (`aria-busy`, a `Spinner`).
 */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClasses(
        'block animate-breathe rounded-haat bg-hairline forced-colors:border',
        className,
      )}
    />
  );
}

export type SkeletonTextProps = ComponentProps<'span'> & {
  /** Lines of text that are coming; the last one is shorter. */
  lines?: number | undefined;
};

/** Lines of text to come, each as high as a line of the text around it. */
export function SkeletonText({ lines = 3, className, ...rest }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" {...rest} className={joinClasses('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton
            className={joinClasses(
              'h-[0.7em]',
              lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full',
            )}
          />
        </span>
      ))}
    </span>
  );
}
