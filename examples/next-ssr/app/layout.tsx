import '@haat/ui/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body className="haat">{children}</body>
    </html>
  );
}
