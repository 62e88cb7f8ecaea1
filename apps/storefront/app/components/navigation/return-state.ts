/** The page that redirected to the sign-in, from the navigation state; undefined without one. */
export function getReturnTarget(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
}
