import type { DeskRole } from '@haat/domain';
import { createMember } from '../../../src/desk/members/members.repository.ts';
import { loadSecretCipher } from '../../../src/desk/second-factor/second-factor.service.ts';
import { computeTotp } from '../../../src/desk/second-factor/totp.ts';
import type { StockFixture } from '../goods/stock-fixture.ts';
import type { Visitor } from '../requests/visitor.ts';

/** Of every member's second factor. */
const SECRET = Buffer.from('12345678901234567890');

/** A signed-in member of the desk. */
export interface DeskVisitor extends Visitor {
  userId: string;
}

/**
 * Signs a new user up as a member of the desk, whose session has given the second factor.
 *
 * @param makerId the group of a group member
 * @param changes of the form they sign up with
 */
export async function signUpDeskMember(
  shop: { readonly context: StockFixture; visitor(): Visitor },
  role: DeskRole,
  makerId: string | null = null,
  changes: Record<string, unknown> = {},
): Promise<DeskVisitor> {
  const visitor = shop.visitor();
  const { userId } = await visitor.signUp({ fullName: `Desk ${role}`, ...changes });
  await makeDeskMember(shop.context, userId, { role, makerId });
  await giveSecondFactor(shop, userId);
  return { ...visitor, userId };
}

/** Makes a user a member of the desk, without a second factor. */
export async function makeDeskMember(
  { db, now }: StockFixture,
  userId: string,
  { role, makerId = null }: { role: DeskRole; makerId?: string | null },
): Promise<void> {
  const dates = { created_at: now(), updated_at: now() };
  await createMember(db, { user_id: userId, role, maker_id: makerId, ...dates });
}

/** Sets the second factor of a user up, and gives it in all of the user's sessions. */
export async function giveSecondFactor(
  shop: { readonly context: StockFixture },
  userId: string,
): Promise<void> {
  const now = shop.context.now();
  await storeSecondFactor(shop, userId, now);
  await shop.context.db
    .updateTable('session_families')
    .set({ second_factor_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** The code that the app of every such user shows now. */
export function readSecondFactorCode(shop: { readonly clock: { now(): number } }): string {
  return computeTotp(SECRET, Math.floor(shop.clock.now() / 30_000));
}

async function storeSecondFactor(
  { context }: { readonly context: StockFixture },
  userId: string,
  confirmedAt: number | null,
): Promise<void> {
  const cipher = await loadSecretCipher(context);
  const secret = cipher.encrypt(SECRET, userId);
  await context.db
    .insertInto('desk_second_factors')
    .values({ user_id: userId, secret, confirmed_at: confirmedAt, created_at: context.now() })
    .execute();
}
