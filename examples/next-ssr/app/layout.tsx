import '@haat/ui/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className="haat">
      <body>{children}</body>
    </html>
  );
}
