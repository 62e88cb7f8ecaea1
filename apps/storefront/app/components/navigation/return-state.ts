/** The page that sent the shopper to sign in, from the navigation state; undefined when none did. */
export function getReturnTarget(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
}
