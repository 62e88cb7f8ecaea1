import { useEffect, useState } from 'react';
import { ARRIVAL_MS, withTimeout } from './with-timeout.ts';

/**
 * A value of the loader that may arrive after the document.
 *
 * @returns undefined while it is pending, null when it is missing
 */
export function useArrival<T>(value: Promise<T> | T): T | null | undefined {
  const [arrival, setArrival] = useState<{ readonly of: Promise<T>; readonly value: T | null }>();

  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let isUnmounted = false;
    void withTimeout(value, { what: 'A part of the page', limitMs: ARRIVAL_MS }).then((found) => {
      if (!isUnmounted) setArrival({ of: value, value: found });
    });
    return () => {
      isUnmounted = true;
    };
  }, [value]);

  if (!(value instanceof Promise)) return value;
  return arrival?.of === value ? arrival.value : undefined;
}
