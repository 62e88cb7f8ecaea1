import { href } from 'react-router';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { MESSAGES } from '../texts.ts';

/** What the payment page is to say about the step before it. */
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
  storage: getBrowserStorage('sessionStorage'),
});

/**
 * Goes on to the payment page by a full load: the payment provider's script and frames are allowed
 * by that document's own policy only. Without a connection the shopper stays where they are.
 *
 * @param about what to say there, since a message would not outlive the load
 * @returns whether the page is being left
 */
export function enterPayment(about: StepMessage | null = null): boolean {
  if (!navigator.onLine) {
    showError('connection', MESSAGES.offline);
    return false;
  }
  if (about !== null) message.write(about);
  window.location.assign(href('/payment'));
  return true;
}

/** Shows what the step before wanted to be said, once. */
export function showStepMessage(): void {
  const about = message.read();
  if (about === null) return;
  message.clear();
  if (about.isError) showError('address', about.text);
  else showSuccess('address', about.text);
}
