/** The state of a link that leads from a list to one of its entries. */
export const FROM_LIST = { isFromList: true } as const;

/** Whether a page was opened from its list, which is then the page before it. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
