import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_MS, REFRESH_TOKEN_MS, sessionEndsAt, tokenLives } from './session-life.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('sessionEndsAt', () => {
  // product 4.10.1
  it('is 90 days after the sign-in of a remembered session, and 7 days after any other', () => {
    expect(sessionEndsAt(1_000, true)).toBe(1_000 + 90 * DAY);
    expect(sessionEndsAt(1_000, false)).toBe(1_000 + 7 * DAY);
  });
});

describe('tokenLives', () => {
  const livesOf = (isRemembered: boolean, leftMs: number, refreshTokenMs = REFRESH_TOKEN_MS) =>
    tokenLives(
      { isRemembered, endsAt: 1_000 + leftMs, accessTokenMs: ACCESS_TOKEN_MS, refreshTokenMs },
      1_000,
    );

  // product 4.10.1
  it('lets a remembered session rest for 30 days, any other for 1', () => {
    expect(livesOf(true, 90 * DAY)).toEqual({ accessMs: 15 * MINUTE, refreshMs: 30 * DAY });
    expect(livesOf(false, 7 * DAY)).toEqual({ accessMs: 15 * MINUTE, refreshMs: DAY });
    expect(livesOf(false, 7 * DAY, 10_000).refreshMs).toBe(10_000);
  });

  it('lets no token outlive its session', () => {
    expect(livesOf(true, MINUTE)).toEqual({ accessMs: MINUTE, refreshMs: MINUTE });
    expect(livesOf(false, MINUTE)).toEqual({ accessMs: MINUTE, refreshMs: MINUTE });
  });
});
