import { type SignupValues, signupSchema, toNameKey } from '@haat/domain';
import type { Caller, ShopContext } from '../context.ts';
import { createMedia } from '../media/media.repository.ts';
import { storePictures } from '../media/stored-pictures.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { createAccountToken, mailVerification, takeMailQuota } from './account-mails.ts';
import { withoutPassword } from './account-user.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { assertStrongPassword } from './passwords/password-rules.ts';
import { startSession } from './sessions/sessions.service.ts';
import type { SignedInUser } from './sign-in.service.ts';
import { assertEmailNotReserved, assertFieldsFree, explainTakenFields } from './unique-fields.ts';
import { createUser, NO_PENDING_EMAIL, type UserRow } from './users.repository.ts';

/**
 * Creates a customer, starts a session and queues the verification mail.
 *
 * @param device label of the browser, for the list of sessions
 * @param makeAvatar calls `prepareAvatar` with the uploaded picture; it runs after all other checks,
 *   because decoding a picture is the most expensive step
 * @throws {InvalidInputError} when the form breaks a rule (product 5.2.3), or the picture is
 *   rejected
 * @throws {ConflictError} when the e-mail address or the user name is taken
 * @throws {UnavailableError} when the bucket does not take the picture; there is no account then
 */
export async function registerUser(
  context: ShopContext,
  caller: Caller,
  input: unknown,
  device: string,
  makeAvatar?: () => Promise<NewRow<'media'>>,
): Promise<SignedInUser> {
  const values = parseForm(signupSchema, input);
  assertStrongPassword(context, values.password, 'password', values);
  const keys = { emailKey: toTextKey(values.email), userNameKey: toNameKey(values.userName) };
  await assertFieldsFree(context, caller, keys, '');
  const avatar = await makeAvatar?.();
  const passwordHash = await hashPassword(values.password, context.passwordCost);
  const row = {
    ...toNewUser(values, keys, passwordHash, context.now()),
    avatar_hash: avatar?.hash ?? null,
  };
  const isMailed = await takeMailQuota(context, row.email);
  const { tokens, verification } = await explainTakenFields(context, caller, keys, row.id, () =>
    storePictures(context, avatar === undefined ? [] : [avatar], (pictures) =>
      runTransaction(context.db, async (transaction) => {
        await createMedia(transaction, pictures);
        await createUser(transaction, row);
        // A concurrent e-mail change may reserve this address; the unique index does not cover that.
        await assertEmailNotReserved(context, transaction, keys.emailKey, row.id);
        return {
          tokens: await startSession(context, transaction, {
            userId: row.id,
            isRemembered: true,
            device,
          }),
          verification: await createAccountToken(context, transaction, {
            userId: row.id,
            emailKey: keys.emailKey,
            purpose: 'verify-email',
          }),
        };
      }),
    ),
  );
  if (isMailed) mailVerification(context, row, verification);
  logSecurityEvent(caller, { event: 'registered', userId: row.id });
  return { user: withoutPassword(row), tokens };
}

/**
 * The row of a new customer.
 *
 * @param now epoch ms
 */
export function toNewUser(
  values: SignupValues,
  keys: { emailKey: string; userNameKey: string },
  passwordHash: string,
  now: number,
): UserRow {
  return {
    id: createId(now),
    full_name: values.fullName,
    user_name: values.userName,
    user_name_key: keys.userNameKey,
    email: values.email,
    email_key: keys.emailKey,
    email_verified_at: null,
    ...NO_PENDING_EMAIL,
    phone_number: values.phoneNumber,
    address: '',
    avatar_hash: null,
    role: 'customer',
    language: values.language ?? 'en',
    notice_mails: 1,
    password_hash: passwordHash,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}
