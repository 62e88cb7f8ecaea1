import { href } from 'react-router';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { findStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { TEXTS } from '../texts.ts';

/** A message of the previous step, for the payment screen to show. */
export interface StepMessage {
  readonly isError: boolean;
  readonly text: string;
}

const message = createStoredValue<StepMessage | null>({
  key: 'payment-message',
  initial: null,
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('text' in stored) || typeof stored.text !== 'string') return undefined;
    return { text: stored.text, isError: 'isError' in stored && stored.isError === true };
  },
  storage: findStorage('sessionStorage'),
});

/**
 * Opens the payment screen by a full page load, because only that document's policy allows the
 * payment provider's script and frames. Offline the shopper stays on the current screen.
 *
 * @param about the message to show there, as a toast would not survive the load
 * @returns true if the page is being left
 */
export function enterPayment(about: StepMessage | null = null): boolean {
  if (!navigator.onLine) {
    showError('connection', TEXTS.offline);
    return false;
  }
  if (about !== null) message.write(about);
  window.location.assign(href('/payment'));
  return true;
}

/** Shows the message of the previous step, once. */
export function showStepMessage(): void {
  const about = message.read();
  if (about === null) return;
  message.clear();
  if (about.isError) showError('address', about.text);
  else showSuccess('address', about.text);
}
