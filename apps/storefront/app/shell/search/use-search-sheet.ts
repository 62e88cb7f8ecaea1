import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Receives a phone's Back gesture; not in every browser. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** The media query of phones, where the search covers the whole screen. */
const IS_SHEET = '(width < 48rem)';

/**
 * Fits the open search above the on-screen keyboard, and closes it after a press outside and a
 * phone's Back gesture.
 */
export function useSearchSheet(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const sheet = form.current;
    const view = window.visualViewport;
    if (!sheet || !view) return;
    // The keyboard shrinks the visual viewport only, and covers fixed elements.
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
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, [form]);

  useEffect(() => {
    if (!window.CloseWatcher || !window.matchMedia(IS_SHEET).matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
