import { use } from 'react';
import { NonceContext } from './document-styles.tsx';

/**
 * Captures the taps on buttons that need scripts, each button once, and marks them with `data-waits`; see
 * `captureEarlyInput`. Links and forms that GET work without scripts. The event is stopped, since
 * React would replay a tap during the hydration as well.
 */
const SCRIPT = `{
  const capture = (event) => {
    const button = event.target.closest?.("button");
    if (!button || button.form?.method === "get" && button.type === "submit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.earlyTaps.buttons.add(button);
    button.setAttribute("data-waits", "");
  };
  const submit = (event) => {
    if (event.target.method === "get") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", capture, true);
  addEventListener("submit", submit, true);
  window.earlyTaps = { buttons: new Set(), stop() {
    removeEventListener("click", capture, true);
    removeEventListener("submit", submit, true);
  } };
}`;

/** Listens from the first paint on; only the server's build contains the script. */
export function EarlyTapCapture() {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
    />
  );
}
