import { use } from 'react';
import { NonceContext } from './document-styles.tsx';

/**
 * Keeps the last tap on a button that needs scripts, and marks the button as waiting; see
 * `captureEarlyInput`. Links, and forms that GET, work by themselves. Nobody else hears of the tap:
 * React, which may just be taking the page over, would make up for it as well.
 */
const SCRIPT = `{
  const keep = (event) => {
    const button = event.target.closest?.("button");
    if (!button || button.form?.method === "get" && button.type === "submit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.earlyTap.button?.removeAttribute("data-waits");
    window.earlyTap.button = button;
    button.setAttribute("data-waits", "");
  };
  const submit = (event) => {
    if (event.target.method === "get") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", keep, true);
  addEventListener("submit", submit, true);
  window.earlyTap = { button: null, stop() {
    removeEventListener("click", keep, true);
    removeEventListener("submit", submit, true);
  } };
}`;

/** Listens from the first paint on; only the server's build holds the script. */
export function EarlyTapReplay() {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
    />
  );
}
