import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The state of a value that the browser loads. */
type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING = { status: 'loading' } as const;

/**
 * Loads data of this shopper when a screen mounts, when `key` changes and on `reload`. Responses to
 * earlier calls, and those after the unmount, are ignored.
 *
 * @param load makes the call with a signal that aborts it
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key = '') {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  const [attempt, setAttempt] = useState({ count: 0, isQuiet: false });
  const shownKey = useRef<string>(undefined);
  const call = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const isQuiet = attempt.isQuiet && shownKey.current === key;
    setLoaded((current) => (isQuiet && current.status === 'loaded' ? current : LOADING));
    call(controller.signal).then(
      (value) => {
        if (controller.signal.aborted) return;
        shownKey.current = key;
        setLoaded({ status: 'loaded', value });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setLoaded((current) =>
          isQuiet && current.status === 'loaded' ? current : { status: 'failed', error },
        );
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  return {
    loaded,
    reload: () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: false })),
    /** Loads again while the loaded value stays visible, also after a failure. */
    refresh: () => setAttempt(({ count }) => ({ count: count + 1, isQuiet: true })),
    /** Changes the loaded value, after a call that changed it on the server. */
    change(next: (value: T) => T): void {
      setLoaded((current) =>
        current.status === 'loaded' ? { ...current, value: next(current.value) } : current,
      );
    },
  };
}
