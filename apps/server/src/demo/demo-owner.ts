import { toNameKey } from '@haat/domain';
import {
  hashPassword,
  prepareDecoyHash,
  verifyPassword,
} from '../accounts/passwords/password-hashes.ts';
import { revokeFamiliesOfUser } from '../accounts/sessions/sessions.repository.ts';
import {
  createUser,
  getUserById,
  updatePasswordHash,
  updateUser,
} from '../accounts/users.repository.ts';
import type { Config } from '../config.ts';
import type { ShopContext } from '../context.ts';
import { revokeInvitesOf } from '../desk/members/invites.service.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { toTextKey } from '../platform/security/text-keys.ts';

/** The account that looks after the demo shop. Mail to `.invalid` cannot be delivered. */
export const DEMO_OWNER = {
  id: 'demo-owner',
  email: 'owner@demo.invalid',
  password: 'haat-demo-owner',
} as const;

/** Everybody knows the password, so that the account is only for a shop on somebody's own machine. */
function isDemoOwnerAllowed({ seed, isHttps }: Config): boolean {
  return seed === 'demo' && !isHttps;
}

/**
 * Creates the demo owner with a demo shop that was loaded just now, and says so in the log. Where it
 * is not allowed, an account from before whose password is still the known one loses its role, its
 * password and its sessions (product 10.1.6).
 *
 * @param isNew whether this process loaded the demo shop just now
 */
export async function offerDemoOwner(
  context: ShopContext,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { config, db, log } = context;
  const isAllowed = isDemoOwnerAllowed(config);
  const owner = await getUserById(db, DEMO_OWNER.id);
  if (owner === undefined) {
    if (!isNew || !isAllowed) return;
    await createDemoOwner(context);
  } else if (!isAllowed) {
    return closeDemoOwner(context, owner.password_hash);
  }
  log.warn(
    `the demo owner of the desk is ${DEMO_OWNER.email}, by default with the password ${DEMO_OWNER.password}`,
  );
}

async function createDemoOwner({ db, passwordCost, now }: ShopContext): Promise<void> {
  const { id, email, password } = DEMO_OWNER;
  const at = now();
  await createUser(db, {
    id,
    full_name: 'Demo Owner',
    user_name: id,
    user_name_key: toNameKey(id),
    email,
    email_key: toTextKey(email),
    email_verified_at: at,
    phone_number: '',
    avatar_hash: null,
    role: 'admin',
    password_hash: await hashPassword(password, passwordCost),
    created_at: at,
    updated_at: at,
  });
}

async function closeDemoOwner(
  { db, passwordCost, log, now }: ShopContext,
  previousHash: string,
): Promise<void> {
  const { id: userId, password } = DEMO_OWNER;
  if (!(await verifyPassword(password, previousHash, passwordCost))) return;
  const newHash = await prepareDecoyHash(passwordCost);
  const at = now();
  await runTransaction(db, async (transaction) => {
    await updatePasswordHash(transaction, { userId, previousHash, newHash, now: at });
    await updateUser(transaction, userId, { role: 'customer' }, at);
    await revokeInvitesOf(transaction, userId, { by: userId, role: null }, at);
    const reason = 'demo-owner-closed';
    await revokeFamiliesOfUser(transaction, userId, { exceptFamilyId: undefined, reason, now: at });
  });
  log.warn('the demo owner of the desk was closed: it is only for SEED=demo without https');
}
