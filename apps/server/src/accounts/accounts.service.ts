import { checkForm, type FieldErrors, type Language, profileSchema } from '@haat/domain';
import { formatPhoneNumber, phoneLoginSchema } from '@haat/domain/desk';
import type { Caller, Session, ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { createFormError } from '../platform/http/parse-form.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { requireUser, type User, withoutPassword } from './account-user.ts';
import { assertOwner, assertSameAccount, requestEmailChange } from './email-change.service.ts';
import { countAttempt, EMAIL_CHANGE_LIMIT } from './passwords/attempt-limits.ts';
import { changeSignInPhone } from './sign-in-phones.repository.ts';
import { assertFieldsFree, createTakenPhoneError } from './unique-fields.ts';
import type { UserChanges, UserRow } from './users.repository.ts';
import * as users from './users.repository.ts';

/** @throws {UnauthenticatedError} when the account was deleted */
export async function getUser(context: ShopContext, session: Session): Promise<User> {
  return withoutPassword(await requireUser(context.db, session));
}

/**
 * Updates the given fields. A new e-mail address is stored as pending until the link that is mailed
 * to it is opened; the current address gets a notice.
 *
 * @throws {InvalidInputError} when the form breaks a rule; it names `currentPassword` when a new e-mail
 *   address needs the password, or the password is wrong
 * @throws {ConflictError} when the e-mail address is taken, or the phone number signs in to another account
 * @throws {UnauthenticatedError} when the password, the e-mail address or the session changed meanwhile
 * @throws {TooManyAttemptsError} after 5 new e-mail addresses in an hour, or too many wrong passwords
 */
export async function updateAccount(
  context: ShopContext,
  caller: Caller,
  session: Session,
  input: AccountInput,
): Promise<User> {
  const { currentPassword, ...fields } = input;
  const current = await requireUser(context.db, session);
  const { changes, email } = parseAccountInput(current, fields);
  const now = context.now();
  if (email === undefined) {
    await runTransaction(context.db, async (transaction) => {
      // A concurrent change may have replaced the address whose letter case changes here.
      if (changes.email !== undefined) await assertSameAccount(transaction, current);
      await followPhone(transaction, current.id, changes);
      await users.updateUser(transaction, current.id, changes, now);
    });
    return withoutPassword({ ...current, ...changes, updated_at: now });
  }
  const emailKey = toTextKey(email);
  await assertOwner(context, caller, session, { user: current, currentPassword });
  await assertFieldsFree(context, caller, { emailKey }, current.id);
  await countAttempt(context, EMAIL_CHANGE_LIMIT, current.id);
  await runTransaction(context.db, (transaction) => followPhone(transaction, current.id, changes));
  const options = { user: current, changes, email, emailKey };
  const allChanges = await requestEmailChange(context, session, options);
  logSecurityEvent(caller, { event: 'email-change-asked', userId: current.id });
  return withoutPassword({ ...current, ...allChanges, updated_at: now });
}

/**
 * Lets who signs in with a phone number do so with the one of the profile, if it can be one (product 10.1.12).
 *
 * @throws {ConflictError} when it signs in to another account
 */
async function followPhone(
  transaction: Db,
  userId: string,
  { phone_number: phone }: UserChanges,
): Promise<void> {
  if (!phoneLoginSchema.shape.phoneNumber.safeParse(phone).success) return;
  try {
    await changeSignInPhone(transaction, formatPhoneNumber(phone ?? ''), userId);
  } catch (error) {
    throw isUniqueViolation(error) ? createTakenPhoneError() : error;
  }
}

/** Fields to update; an omitted field does not change. */
export interface AccountInput {
  fullName?: string;
  email?: string;
  phoneNumber?: string;
  address?: string;
  /** In which the shop writes to the user. */
  language?: Language;
  /** Needed for a new e-mail address only. */
  currentPassword?: string;
}

/** @returns the changes of columns, and the e-mail address if it is a new one */
function parseAccountInput(
  current: UserRow,
  input: Omit<AccountInput, 'currentPassword'>,
): { changes: UserChanges; email: string | undefined } {
  // The schema needs all fields, so omitted ones are filled in, and their errors ignored.
  const profile = checkForm(profileSchema, {
    fullName: current.full_name,
    // An account that an invite made may have none, and keep none.
    email: current.email || 'none@example.com',
    phoneNumber: current.phone_number.slice(0, 15),
    address: current.address,
    ...input,
  });
  if (!profile.ok) {
    const errors = pickGiven(profile.fieldErrors, input);
    throw createFormError(Object.keys(errors).length > 0 ? errors : profile.fieldErrors);
  }
  const { values } = profile;
  const changes: UserChanges = {};
  if (input.fullName !== undefined) changes.full_name = values.fullName;
  if (input.phoneNumber !== undefined) changes.phone_number = values.phoneNumber;
  if (input.address !== undefined) changes.address = values.address;
  if (input.language !== undefined) changes.language = input.language;
  if (input.email === undefined) return { changes, email: undefined };
  if (toTextKey(values.email) !== current.email_key) return { changes, email: values.email };
  // The same address in another letter case needs no proof.
  changes.email = values.email;
  return { changes, email: undefined };
}

function pickGiven(fieldErrors: FieldErrors, input: AccountInput): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => Object.hasOwn(input, field)),
  );
}
