import type { ReactNode } from 'react';

interface ReviewColumnsProps {
  readonly figures: ReactNode;
  readonly children: ReactNode;
}

/** The review figures beside the reviews; above them on a phone. */
export function ReviewColumns({ figures, children }: ReviewColumnsProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-12">
      <div className="grid gap-6 empty:hidden lg:col-span-4">{figures}</div>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </div>
  );
}
