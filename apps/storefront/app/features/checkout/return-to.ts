/** Path of the list of saved addresses. */
export const SAVED_ADDRESS_PATH = '/saved-address';

/** The navigation state that makes a saved address lead back to the list (product 2.13.3). */
export const RETURN_TO_SAVED_ADDRESSES = { from: SAVED_ADDRESS_PATH } as const;
