import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/**
 * A static placeholder in the size of the content, so that nothing moves. It is hidden from screen
 * readers: name the wait once for the group (`aria-busy`, a `Spinner`).
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

/** What {@link SkeletonText} takes beside the props of a `<span>`: how many lines there will be. */
export type SkeletonTextProps = ComponentProps<'span'> & {
  /** Number of lines; the last one is shorter. */
  lines?: number | undefined;
};

/** Placeholder lines, each as high as a line of the surrounding text. */
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
