import { cutText, type SignupValues, toNameKey } from '@haat/domain';
import {
  formatPhoneNumber,
  type InvitedAccountValues,
  invitedAccountSchema,
  needsSecondFactor,
} from '@haat/domain/desk';
import {
  createAccountToken,
  mailVerification,
  takeMailQuota,
} from '../../accounts/account-mails.ts';
import { createFieldError, withoutPassword } from '../../accounts/account-user.ts';
import { hashPassword } from '../../accounts/passwords/password-hashes.ts';
import { assertStrongPassword } from '../../accounts/passwords/password-rules.ts';
import { toNewUser } from '../../accounts/registration.service.ts';
import { startSession } from '../../accounts/sessions/sessions.service.ts';
import type { SignedInUser } from '../../accounts/sign-in.service.ts';
import { createSignInPhone, freeSignInPhone } from '../../accounts/sign-in-phones.repository.ts';
import {
  assertEmailNotReserved,
  assertFieldsFree,
  explainTakenFields,
} from '../../accounts/unique-fields.ts';
import { createUser } from '../../accounts/users.repository.ts';
import type { Caller, ShopContext } from '../../context.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createId } from '../../platform/security/ids.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { requireOpenInvite, takeInvite, tellNewMember } from './invites.service.ts';

/** Characters of the id that tell two usernames of one full name apart. */
const SUFFIX_LENGTH = 6;
const NAME_LENGTH = 40;

/**
 * Makes an account by an invite, makes it a member and signs it in, all or nothing (product 10.1.11). The
 * link is the proof: it is looked at before anything that costs time or discloses an account.
 *
 * @param device label of the browser, for the list of sessions
 * @throws {NotFoundError} for a link that was used, revoked or is too old, and for one whose maker may no
 *   longer give its role
 * @throws {InvalidInputError} when the form breaks a rule, also for a role with a second factor without an
 *   e-mail address, which its notices go to (product 10.1.10)
 * @throws {ConflictError} when the phone number or the e-mail address signs in to an account
 * @throws {TooManyAttemptsError} after 10 such conflicts in an hour
 */
export async function createInvitedAccount(
  context: ShopContext,
  caller: Caller,
  token: string,
  input: unknown,
  device: string,
): Promise<SignedInUser> {
  const offered = await requireOpenInvite(context.db, token, context.now());
  const values = parseForm(invitedAccountSchema, input);
  const { email } = values;
  if (email === undefined && needsSecondFactor(offered.role)) {
    throw createFieldError('email', 'Please enter your email: this role needs one.');
  }
  const now = context.now();
  const id = createId(now);
  const filled = fillIn(values, id);
  assertStrongPassword(context, values.password, 'password', filled);
  const keys = {
    // No address has a colon.
    emailKey: email === undefined ? `none:${id}` : toTextKey(email),
    userNameKey: toNameKey(filled.userName),
    signInPhone: formatPhoneNumber(values.phoneNumber),
  };
  await freeSignInPhone(context.db, keys.signInPhone);
  await assertFieldsFree(context, caller, keys, '');
  const passwordHash = await hashPassword(values.password, context.passwordCost);
  const row = { ...toNewUser(filled, keys, passwordHash, now), id };
  const isMailed = email !== undefined && (await takeMailQuota(context, email));
  const { tokens, verification, role } = await explainTakenFields(context, caller, keys, id, () =>
    runTransaction(context.db, async (transaction) => {
      const invite = await requireOpenInvite(transaction, token, context.now());
      await createUser(transaction, row);
      await createSignInPhone(transaction, keys.signInPhone, id);
      await assertEmailNotReserved(context, transaction, keys.emailKey, id);
      await takeInvite(transaction, invite, id, now);
      return {
        role: invite.role,
        tokens: await startSession(context, transaction, {
          userId: id,
          isRemembered: true,
          device,
        }),
        verification: isMailed
          ? await createAccountToken(context, transaction, {
              userId: id,
              emailKey: keys.emailKey,
              purpose: 'verify-email',
            })
          : undefined,
      };
    }),
  );
  if (verification !== undefined) mailVerification(context, row, verification);
  logSecurityEvent(caller, { event: 'registered', userId: id });
  await tellNewMember(context, caller, id, role);
  return { user: withoutPassword(row), tokens };
}

/** Fills in what an account of the sign-up has beside: a username nobody else has, without a digit of the phone number. */
function fillIn(values: InvitedAccountValues, id: string): SignupValues {
  const userName = `${cutText(values.fullName, NAME_LENGTH)} ${id.slice(-SUFFIX_LENGTH)}`;
  return { ...values, userName, email: values.email ?? '' };
}
