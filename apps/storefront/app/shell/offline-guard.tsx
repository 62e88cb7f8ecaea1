import { OFFLINE_TEXT } from '@haat/domain/shopper';
import { useEffect } from 'react';
import { showError } from '../components/feedback/toast.tsx';
import { isOffline } from '../lib/errors/error-text.ts';

/**
 * Cancels navigations without a network connection: they would end at the browser's error page and
 * lose the content of the current page.
 */
export function OfflineGuard() {
  useEffect(() => {
    function cancelOffline(event: Event): void {
      if (!isOffline() || !isNavigation(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      showError('connection', OFFLINE_TEXT);
    }
    // The capture phase precedes the router's handlers.
    window.addEventListener('click', cancelOffline, { capture: true });
    window.addEventListener('submit', cancelOffline, { capture: true });
    return () => {
      window.removeEventListener('click', cancelOffline, { capture: true });
      window.removeEventListener('submit', cancelOffline, { capture: true });
    };
  }, []);
  return null;
}

/** Returns true for a click or submit that leads to another page of the shop. */
function isNavigation(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Only search forms have an action; the others show their own errors.
  if (target instanceof HTMLFormElement) return target.hasAttribute('action');
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '') return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
