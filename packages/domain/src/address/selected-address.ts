/** What choosing an address needs to know of one. */
type ChoosableAddress = { readonly id: string; readonly isDefault: boolean };

/** The stored selected address id; null when what is stored is not one. */
export function parseStoredAddressId(stored: unknown): string | null {
  return typeof stored === 'string' && /^\S{1,200}$/.test(stored) ? stored : null;
}

/**
 * The id to show as selected: the remembered one while it is in the list, else the default address,
 * else none (spec §2, §4).
 */
export function pickSelectedAddress(
  addresses: readonly ChoosableAddress[],
  rememberedId: string | null,
): string | null {
  const remembered = addresses.find((address) => address.id === rememberedId);
  return (remembered ?? addresses.find((address) => address.isDefault))?.id ?? null;
}

/** Whether 'Continue to Payment' is enabled (spec §2): loaded, and the selected id is in the list. */
export function canContinueToPayment(choice: {
  readonly isLoading: boolean;
  readonly addresses: readonly { readonly id: string }[];
  readonly selectedId: string | null;
}): boolean {
  return !choice.isLoading && choice.addresses.some((address) => address.id === choice.selectedId);
}

/**
 * What is wrong with the selected address when going on to payment (spec §5): 'Please select an
 * address' when none is, 'Please select a valid address to continue' when it is not in the list;
 * null when it is fine.
 */
export function selectedAddressError(
  addresses: readonly { readonly id: string }[],
  selectedId: string | null,
): string | null {
  if (selectedId === null || selectedId === '') return 'Please select an address';
  const isListed = addresses.some((address) => address.id === selectedId);
  return isListed ? null : 'Please select a valid address to continue';
}
