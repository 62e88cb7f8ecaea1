/** Parts of a page that take the focus when what had it is gone. */
const PARTS = 'section, dialog, main';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Nothing has the focus, or something that is not shown any more. */
function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.checkVisibility();
}

/** Focuses the heading of the nearest of these parts that still stands, else the part itself. */
function focusNearest(around: readonly Element[]): void {
  const part = around.find((box) => box.isConnected) ?? document.querySelector('main');
  const target = part?.querySelector(HEADINGS) ?? part;
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // Whoever reads further down stays there.
  target.focus({ preventScroll: true });
}

/**
 * Remembers what has the focus, before something that takes it opens.
 *
 * @returns gives the focus back, unless it has gone on to something else. When what had it is gone,
 *   or vanishes while it has it, as a row of a list that is loaded again, the focus goes to the
 *   heading of the nearest part of the page that still stands.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const around: Element[] = [];
  for (let box = opener; box !== null; box = box.parentElement) {
    if (box.matches(PARTS)) around.push(box);
  }
  return () => {
    if (isFocusLost() && opener instanceof HTMLElement && opener !== document.body) opener.focus();
    if (isFocusLost()) focusNearest(around);
    else if (document.activeElement === opener) keepFocus(around);
  };
}

/** Gives the focus a new place when what has it vanishes before somebody moves it. */
function keepFocus(around: readonly Element[]): void {
  const watch = new MutationObserver(() => {
    if (!isFocusLost()) return;
    stop();
    focusNearest(around);
  });
  function stop() {
    watch.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  }
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
}
