import { LANGUAGE } from '#language';

const EN = {
  none: 'Please select an address',
  gone: 'Please select a valid address to continue',
};

const HI: typeof EN = {
  none: 'कृपया कोई पता चुनें',
  gone: 'आगे बढ़ने के लिए कृपया सूची में से कोई पता चुनें',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

type ChoosableAddress = { readonly id: string; readonly isDefault: boolean };

/** Parses the stored id of the selected address; null for anything else. */
export function parseStoredAddressId(stored: unknown): string | null {
  return typeof stored === 'string' && /^\S{1,200}$/.test(stored) ? stored : null;
}

/** Picks the remembered address if it is listed, else the default one (product 3.7.3). */
export function pickSelectedAddress(
  addresses: readonly ChoosableAddress[],
  rememberedId: string | null,
): string | null {
  const remembered = addresses.find((address) => address.id === rememberedId);
  return (remembered ?? addresses.find((address) => address.isDefault))?.id ?? null;
}

/**
 * Enables 'Continue to Payment' once the list is loaded and has the selected id (product 2.13.5).
 */
export function canContinueToPayment(choice: {
  readonly isLoading: boolean;
  readonly addresses: readonly { readonly id: string }[];
  readonly selectedId: string | null;
}): boolean {
  return !choice.isLoading && choice.addresses.some((address) => address.id === choice.selectedId);
}

/** The message for a selection that cannot continue to payment, or null (product 5.5.1). */
export function selectedAddressError(
  addresses: readonly { readonly id: string }[],
  selectedId: string | null,
): string | null {
  if (selectedId === null || selectedId === '') return TEXTS.none;
  const isListed = addresses.some((address) => address.id === selectedId);
  return isListed ? null : TEXTS.gone;
}

/**
 * Returns true for the error of an order or a look-up whose address is there no more: it was deleted, or
 * belongs to another shopper, who chooses another one (product 6.1.4).
 *
 * @param error its `status` is that of the response, 0 without one
 */
export function isAddressGone({ status }: { readonly status: number }): boolean {
  return status === 404;
}
