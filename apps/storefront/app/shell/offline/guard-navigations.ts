import { OFFLINE_TEXT } from '@haat/domain/shopper';
import { showError } from '../../components/feedback/toast.tsx';
import { isOffline } from '../../lib/errors/error-text.ts';

/**
 * Keeps navigations without a network from ending at the browser's error page: with a service worker they
 * load a whole document, of which it has a copy; without one they are cancelled, so that the content of
 * the current page is not lost.
 *
 * @returns stops it
 */
export function guardNavigations(): () => void {
  function handle(event: Event): void {
    const target = isOffline() ? findNavigation(event.target) : undefined;
    if (target === undefined) return;
    // The router would ask for the data of the page, which has no copy where a whole page was loaded.
    event.stopPropagation();
    if (navigator.serviceWorker?.controller) return;
    event.preventDefault();
    showError('connection', OFFLINE_TEXT);
  }
  // The capture phase precedes the router's handlers.
  window.addEventListener('click', handle, { capture: true });
  window.addEventListener('submit', handle, { capture: true });
  return () => {
    window.removeEventListener('click', handle, { capture: true });
    window.removeEventListener('submit', handle, { capture: true });
  };
}

/** The link or form of a click or submit that leads to another page of the shop. */
function findNavigation(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  // Only search forms have an action; the others show their own errors.
  if (target instanceof HTMLFormElement) return target.hasAttribute('action') ? target : undefined;
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '') return undefined;
  const isElsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return isElsewhere ? link : undefined;
}
