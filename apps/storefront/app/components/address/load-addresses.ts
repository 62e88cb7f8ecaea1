import { type AddressView, parseAddresses } from '@haat/domain';
import { errorText } from '../../lib/errors/error-text.ts';
import { api } from '../../state/create-stores.ts';
import { showError } from '../feedback/toast.tsx';
import { ADDRESS_TEXTS } from './address-texts.ts';

/** Delay before the one retry of loading addresses, in ms (product 4, 9). */
export const ADDRESS_RETRY_DELAY_MS = 2000;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

async function listAddresses(signal: AbortSignal): Promise<readonly AddressView[]> {
  return parseAddresses(await api.addresses.list({ signal }));
}

/**
 * Loads the shopper's saved addresses. A load that fails says so and is tried once more after
 * 2 seconds (spec §4); what that comes to is said, too.
 *
 * @throws ApiError when both fail; the screen has words of its own for it
 */
export async function loadAddresses(signal: AbortSignal): Promise<readonly AddressView[]> {
  try {
    return await listAddresses(signal);
  } catch (error) {
    if (signal.aborted) throw error;
    showError('address', ADDRESS_TEXTS.retrying);
  }
  await wait(ADDRESS_RETRY_DELAY_MS, signal);
  try {
    return await listAddresses(signal);
  } catch (error) {
    if (!signal.aborted) showError('address', errorText(error, ADDRESS_TEXTS.loadFailed));
    throw error;
  }
}
