import { ACCESS_TOKEN_MS, REFRESH_TOKEN_MS, tokenLives } from '@haat/domain';
import type { TestSession } from '../entities.ts';

/**
 * When the tokens end that a session gets now (product 4.10.1, 4.10.2).
 *
 * @param now ms since 1970
 */
export function tokenEnds(
  { isRemembered, endsAt }: Pick<TestSession, 'isRemembered' | 'endsAt'>,
  now: number,
): Pick<TestSession, 'accessEndsAt' | 'refreshEndsAt'> {
  const lasting = { accessTokenMs: ACCESS_TOKEN_MS, refreshTokenMs: REFRESH_TOKEN_MS };
  const { accessMs, refreshMs } = tokenLives({ isRemembered, endsAt, ...lasting }, now);
  return { accessEndsAt: now + accessMs, refreshEndsAt: now + refreshMs };
}
