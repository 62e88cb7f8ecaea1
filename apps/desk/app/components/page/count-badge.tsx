import { joinClasses } from '@haat/ui';

/** Longer figures do not fit on a tab. */
const MOST = 99;

interface CountBadgeProps {
  readonly count: number;
  readonly className?: string;
}

/** A figure on what leads to what waits; who does not see it is told in words beside it. */
export function CountBadge({ count, className }: CountBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'min-w-[1.6em] rounded-full bg-madder px-[0.35em] leading-[1.6em] text-center font-bold text-white tabular-nums',
        className,
      )}
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
