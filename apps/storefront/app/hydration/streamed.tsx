import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Await } from 'react-router';
import { ARRIVAL_MS, withTimeout } from '../lib/loading/with-timeout.ts';
import { useIsServerMarkup } from './use-is-server-markup.ts';

interface StreamedProps<T> {
  /** From the loader; null when the server did not get it in time. */
  readonly value: Promise<T | null>;
  readonly className?: string;
  /** Draws the value; null while it is not known, and when nobody knows it. */
  readonly children: (value: T | null) => ReactNode;
}

interface Arrival<T> {
  readonly of: Promise<T | null>;
  readonly value: T | null;
}

/**
 * A small part of a page that may come after the rest of the document. In the browser there is no
 * `Suspense` around it: one that still waits for the server holds a move to another page back, or
 * throws the markup away (decision 7). That markup is left alone until the value is there.
 */
export function Streamed<T>({ value, className, children }: StreamedProps<T>) {
  const isServerMarkup = useIsServerMarkup();
  const [arrival, setArrival] = useState<Arrival<T>>();

  useEffect(() => {
    let isGone = false;
    void withTimeout(value, { what: 'A part of the page', limitMs: ARRIVAL_MS }).then((found) => {
      if (!isGone) setArrival({ of: value, value: found });
    });
    return () => {
      isGone = true;
    };
  }, [value]);

  if (import.meta.env.SSR) {
    return (
      <div className={className}>
        <Suspense fallback={children(null)}>
          <Await resolve={value}>{children}</Await>
        </Suspense>
      </div>
    );
  }
  if (isServerMarkup && !arrival) {
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; over the server's markup React leaves alone what is there
        dangerouslySetInnerHTML={NOTHING}
      />
    );
  }
  return <div className={className}>{children(arrival?.of === value ? arrival.value : null)}</div>;
}

const NOTHING = { __html: '' };
