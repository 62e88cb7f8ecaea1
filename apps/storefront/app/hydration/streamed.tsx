import { type ReactNode, Suspense, useState } from 'react';
import { Await } from 'react-router';
import { useArrival } from '../lib/loading/use-arrival.ts';
import { ServerMarkup } from './server-markup.tsx';
import { useIsServerMarkup } from './use-is-server-markup.ts';

interface StreamedProps<T> {
  /** From the loader; resolves to null when the server did not get it in time. */
  readonly value: Promise<T | null>;
  readonly className?: string;
  /** Renders the value; null while it is pending or when it is missing. */
  readonly children: (value: T | null) => ReactNode;
}

/**
 * A small part of a page that may arrive after the rest of the document. The browser renders it
 * without a `Suspense` boundary: a boundary that waits for the server delays a navigation or discards
 * the server's markup. That markup stays as it is until the value has arrived.
 */
export function Streamed<T>({ value, className, children }: StreamedProps<T>) {
  const isServerMarkup = useIsServerMarkup();
  const [firstValue] = useState(value);
  const arrival = useArrival(value);

  if (import.meta.env.SSR) {
    return (
      <div className={className}>
        <Suspense fallback={children(null)}>
          <Await resolve={value}>{children}</Await>
        </Suspense>
      </div>
    );
  }
  if (isServerMarkup && value === firstValue && arrival === undefined) {
    return <ServerMarkup className={className} />;
  }
  return <div className={className}>{children(arrival ?? null)}</div>;
}
