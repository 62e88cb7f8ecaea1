import type { ReactNode } from 'react';

/** A sheet of paper: framed on the screen, alone on the page when it is printed. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-[48rem] overflow-x-auto border border-hairline bg-white p-4 print:border-0 print:p-0">
      {children}
    </article>
  );
}
