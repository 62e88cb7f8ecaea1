const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long an access token is taken, in ms (product 4.10.2); a shop may set less. */
export const ACCESS_TOKEN_MS = 15 * MINUTE_MS;

/** How long a remembered session lasts without use, in ms (product 4.10.1); a shop may set another time. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;

/** How long the refresh token before the present one is still taken, for a second tab, in ms (product 4.9.7). */
export const REFRESH_GRACE_MS = 10_000;

const REMEMBERED_MAX_AGE_MS = 90 * DAY_MS;
const BRIEF_MAX_AGE_MS = 7 * DAY_MS;
/** How long a session that is not remembered lasts without use. */
const BRIEF_IDLE_MS = DAY_MS;

/**
 * When a session ends however often it is used (product 4.10.1), in epoch ms.
 *
 * @param startedAt when the shopper signed in, epoch ms
 * @param isRemembered whether it outlives the browser
 */
export function sessionEndsAt(startedAt: number, isRemembered: boolean): number {
  return startedAt + (isRemembered ? REMEMBERED_MAX_AGE_MS : BRIEF_MAX_AGE_MS);
}

/** What the lives of a session's next tokens follow from. */
type RenewedSession = {
  /** Whether it outlives the browser. */
  readonly isRemembered: boolean;
  /** See {@link sessionEndsAt}, epoch ms. */
  readonly endsAt: number;
  /** How long the shop's access tokens are taken, ms. */
  readonly accessTokenMs: number;
  /** How long the shop's remembered sessions last without use, ms. */
  readonly refreshTokenMs: number;
};

/** How long the tokens of a session are taken, in ms from their making. */
type TokenLives = {
  /** Of the access token, ms. */
  readonly accessMs: number;
  /** Of the refresh token, ms. */
  readonly refreshMs: number;
};

/**
 * How long the tokens of a session that begins or is renewed now are taken, in ms; neither outlives the
 * session (product 4.10.1). `now` is in epoch ms.
 */
export function tokenLives(session: RenewedSession, now: number): TokenLives {
  const { isRemembered, endsAt, accessTokenMs, refreshTokenMs } = session;
  const idleMs = isRemembered ? refreshTokenMs : Math.min(refreshTokenMs, BRIEF_IDLE_MS);
  return {
    accessMs: Math.min(accessTokenMs, endsAt - now),
    refreshMs: Math.min(idleMs, endsAt - now),
  };
}
