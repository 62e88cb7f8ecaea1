import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Hears a phone's Back gesture; not in every browser. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Where the search covers the whole screen of a phone. */
const IS_SHEET = '(width < 48rem)';

/**
 * Keeps the open search where it can be seen and left: above the on-screen keyboard, closed by a
 * press beside it and by a phone's Back gesture.
 */
export function useSearchSheet(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const sheet = form.current;
    const view = window.visualViewport;
    if (!sheet || !view) return;
    // The keyboard takes from the visual viewport only; what is fixed would stay behind it.
    const fit = () => {
      sheet.style.setProperty('--visible-height', `${view.height}px`);
      sheet.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      sheet.style.removeProperty('--visible-height');
      sheet.style.removeProperty('--visible-top');
    };
  }, [form]);

  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [form]);

  useEffect(() => {
    if (!window.CloseWatcher || !window.matchMedia(IS_SHEET).matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
