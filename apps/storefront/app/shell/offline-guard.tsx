import { useEffect } from 'react';
import { showError } from '../components/feedback/toast.tsx';

const OFFLINE = 'You seem to be offline. Check your connection, then try again.';

/**
 * Keeps a shopper without a connection on the page they have: a move to a screen that cannot be
 * fetched would end at the browser's own error page, and what is on this one would be gone.
 */
export function OfflineGuard() {
  useEffect(() => {
    function stay(event: Event): void {
      if (navigator.onLine || !leadsElsewhere(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      showError('connection', OFFLINE);
    }
    // Before the router's own handlers.
    window.addEventListener('click', stay, { capture: true });
    window.addEventListener('submit', stay, { capture: true });
    return () => {
      window.removeEventListener('click', stay, { capture: true });
      window.removeEventListener('submit', stay, { capture: true });
    };
  }, []);
  return null;
}

/** Whether a click or a submit is a move to another page of the shop. */
function leadsElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // A form with an address is a search; the others stay and answer for themselves.
  if (target instanceof HTMLFormElement) return target.hasAttribute('action');
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '') return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
