/** The page that redirected to the sign-in, from the navigation state; undefined without one. */
export function getReturnTarget(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
}

/** Whether the navigation state comes from a sign-up that has just made the account. */
export function isNewAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewAccount' in state;
}
