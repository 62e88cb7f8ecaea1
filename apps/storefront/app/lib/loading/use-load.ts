import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a screen that loads in the browser has so far. */
type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING = { status: 'loading' } as const;

/**
 * Loads something of this shopper when a screen opens, and anew when `key` changes or on `reload`.
 * An answer that comes after that, or after the screen is left, is dropped.
 *
 * @param load makes the call, with the signal that aborts it
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key = '') {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  const [attempt, setAttempt] = useState({ count: 0, isQuiet: false });
  const shownKey = useRef<string>(undefined);
  const call = useEffectEvent(load);

  useEffect(() => {
    const leaving = new AbortController();
    const isQuiet = attempt.isQuiet && shownKey.current === key;
    setLoaded((current) => (isQuiet && current.status === 'loaded' ? current : LOADING));
    call(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return;
        shownKey.current = key;
        setLoaded({ status: 'loaded', value });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setLoaded((current) =>
          isQuiet && current.status === 'loaded' ? current : { status: 'failed', error },
        );
      },
    );
    return () => leaving.abort();
  }, [key, attempt]);

  return {
    loaded,
    reload: () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: false })),
    /** Loads again while what is there stays in view, also when that fails. */
    refresh: () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: true })),
    /** Changes the loaded value, after a call that changed it on the server; else does nothing. */
    change(next: (value: T) => T): void {
      setLoaded((current) =>
        current.status === 'loaded' ? { ...current, value: next(current.value) } : current,
      );
    },
  };
}
