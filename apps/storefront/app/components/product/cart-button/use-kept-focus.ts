import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus in place when one control replaces another: it moves to the last button
 * of the new one.
 *
 * @param shown changes with the control
 * @returns the `ref` of both
 */
export function useKeptFocus(shown: unknown): RefCallback<HTMLElement> {
  const current = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the control changes.
  useLayoutEffect(() => {
    const control = current.current;
    if (!hadFocus.current || control === null) return;
    hadFocus.current = false;
    const buttons = control.querySelectorAll('button');
    (buttons[buttons.length - 1] ?? control).focus({ preventScroll: true });
  }, [shown]);

  return useCallback((control) => {
    current.current = control;
    // React calls this before the control leaves the document.
    return () => {
      hadFocus.current = control?.contains(document.activeElement) === true;
    };
  }, []);
}
