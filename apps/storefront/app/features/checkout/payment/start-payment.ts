import { toLanguagePath } from '@haat/domain';
import { OFFLINE_TEXT } from '@haat/domain/shopper';
import { href } from 'react-router';
import * as z from 'zod/mini';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { isOffline } from '../../../lib/errors/error-text.ts';
import { createTabValue } from '../../../lib/storage/tab-value.ts';

const STEP_NOTICE = z.object({ text: z.string(), isError: z.catch(z.boolean(), false) });

/** A text about the previous step, for the payment screen to show. */
export type StepNotice = z.infer<typeof STEP_NOTICE>;

const storedNotice = createTabValue('payment-message', STEP_NOTICE);

/**
 * Opens the payment screen by a full page load, because only that document's policy allows the
 * payment provider's script and frames. Offline the shopper stays on the current screen.
 *
 * @param notice the text to show there, as a toast would not survive the load
 * @returns resolves offline only: a button stays busy while the page is being left
 */
export async function startPayment(notice: StepNotice | null = null): Promise<void> {
  if (isOffline()) {
    showError('connection', OFFLINE_TEXT);
    return;
  }
  if (notice !== null) storedNotice.write(notice);
  window.location.assign(toLanguagePath(href('/payment')));
  await new Promise(() => {});
}

/** Shows the text about the previous step, once. */
export function showStepNotice(): void {
  const notice = storedNotice.read();
  if (notice === null) return;
  storedNotice.clear();
  if (notice.isError) showError('address', notice.text);
  else showSuccess('address', notice.text);
}
