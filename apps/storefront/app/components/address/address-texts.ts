/** The texts about saved addresses in the account and the checkout (product 2.13, 4.7.1, 8.8). */
export const ADDRESS_TEXTS = {
  loading: 'Loading addresses…',
  none: 'No saved addresses yet. Add one to speed up checkout.',
  loadFailed: 'Failed to load addresses',
  retrying: 'Failed to load addresses. Retrying...',
  /** Shown in place of the addresses. */
  failedAgain: 'Failed to load addresses after retry.',
  saveFailed: 'Failed to save address.',
  confirmDelete: 'Are you sure you want to delete this address?',
  deleteIt: 'Delete address',
  keepIt: 'Keep it',
  deleted: 'Address deleted',
  deleteFailed: 'The address could not be deleted. Please try again.',
} as const;
