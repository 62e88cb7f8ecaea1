import type { ReactNode } from 'react';

interface ReviewColumnsProps {
  readonly figures: ReactNode;
  readonly children: ReactNode;
}

/** The review figures beside the reviews; above them in a narrow column. */
export function ReviewColumns({ figures, children }: ReviewColumnsProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-8 @min-[48rem]:grid-cols-12">
        <div className="grid gap-6 empty:hidden @min-[48rem]:col-span-4">{figures}</div>
        <div className="min-w-0 @min-[48rem]:col-span-8">{children}</div>
      </div>
    </div>
  );
}
