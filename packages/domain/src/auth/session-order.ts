/** Puts the session of this device first (product 4.9.6); the others stay in the server's order. */
export function putCurrentFirst<Session extends { readonly isCurrent: boolean }>(
  sessions: readonly Session[],
): Session[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
