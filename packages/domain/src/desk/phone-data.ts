/** What the desk keeps on a phone begins with this, in the browser's storage and in its database. */
const DESK_DATA_PREFIX = 'desk-';

/** Where the desk says whose data it keeps on this phone: the id of the user, in the storage of all tabs. */
export const DESK_MEMBER_KEY = 'desk-member';

/** What was seen at the desk last, in the browser's database. */
export const DESK_LAST_SEEN_KEY = 'desk-last-seen';

/** The changes that wait to be sent, in the browser's database. */
export const DESK_OUTBOX_KEY = 'desk-outbox';

/** The chosen language, which belongs to the phone. */
export const DESK_LANGUAGE_KEY = 'desk-language';

/** The size of labels that this phone's printer takes, which belongs to the phone. */
export const DESK_LABEL_SIZE_KEY = 'desk-label-size';

/** What says nothing of the member and stays on the phone. */
const KEYS_OF_PHONE: readonly string[] = [DESK_LANGUAGE_KEY, DESK_LABEL_SIZE_KEY];

/** The database of the desk and the store in it, in the browser. */
export const DESK_DATABASE = { name: 'keyval-store', store: 'keyval' } as const;

/** Whether an entry belongs to the member who works at this phone, and goes with the sign-out (product 10.6.15). */
export function isOfDeskMember(key: string): boolean {
  return key.startsWith(DESK_DATA_PREFIX) && !KEYS_OF_PHONE.includes(key);
}

/** Whether an entry of the browser's storage is something that was typed at the desk and not saved. */
export function isDeskDraft(key: string): boolean {
  return isOfDeskMember(key) && key !== DESK_MEMBER_KEY;
}
