import { unwrap } from '@haat/api-sdk';
import { type AddressView, parseAddresses } from '@haat/domain/shopper';
import { errorText } from '../../lib/errors/error-text.ts';
import { api } from '../../state/create-stores.ts';
import { showError } from '../feedback/toast.tsx';
import { ADDRESS_TEXTS } from './address-texts.ts';

/** Delay before the one retry of loading addresses, in ms (product 4.7.1, 9.2.4). */
export const ADDRESS_RETRY_DELAY_MS = 2000;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

async function listAddresses(signal: AbortSignal): Promise<readonly AddressView[]> {
  return parseAddresses(await unwrap(api.GET('/address/get-addresses', { signal })));
}

/**
 * Loads the shopper's saved addresses. A failed load shows an error and is retried once after
 * 2 seconds (product 4.7.1); a failed retry shows another.
 *
 * @throws ApiError when both attempts fail; the screen shows its own text
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
