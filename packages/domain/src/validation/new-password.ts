import * as z from 'zod/mini';
import {
  PASSWORD_LONG,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SHORT,
} from './fields.ts';

// As the contract and the sign-in count: an emoji is one character, not two.
const countCharacters = (text: string) => Array.from(text).length;

/** What a new password needs: in a few words, and as an error. */
const PASSWORD_RULES = [
  {
    rule: `At least ${PASSWORD_MIN_LENGTH} characters`,
    error: PASSWORD_SHORT,
    isMetBy: (password: string) => countCharacters(password) >= PASSWORD_MIN_LENGTH,
  },
  {
    rule: 'An uppercase letter',
    error: 'Password must contain at least one uppercase letter.',
    isMetBy: (password: string) => /[A-Z]/.test(password),
  },
  {
    rule: 'A number',
    error: 'Password must contain at least one number.',
    isMetBy: (password: string) => /[0-9]/.test(password),
  },
  {
    rule: 'One of !@#$%^&*',
    error: 'Password must contain at least one special character (!@#$%^&*).',
    isMetBy: (password: string) => /[!@#$%^&*]/.test(password),
  },
] as const;

/** Each thing that a new password needs, and whether it is there, while it is typed (product 5.2.6). */
export function checkPasswordRules(password: string): { rule: string; isMet: boolean }[] {
  return PASSWORD_RULES.map(({ rule, isMetBy }) => ({ rule, isMet: isMetBy(password) }));
}

/**
 * Everything that a new password lacks, a message each (product 5.2.3); of an empty one only its
 * length.
 */
function findPasswordFaults(password: string): string[] {
  if (password === '') return [PASSWORD_SHORT];
  const faults = PASSWORD_RULES.filter(({ isMetBy }) => !isMetBy(password)).map(
    ({ error }): string => error,
  );
  return countCharacters(password) > PASSWORD_MAX_LENGTH ? [PASSWORD_LONG, ...faults] : faults;
}

/** A new password (product 5.2.3), taken as typed; its error has a line for each fault. */
export const newPasswordField = z.string(PASSWORD_SHORT).check(
  z.refine((password) => findPasswordFaults(password).length === 0, {
    error: ({ input }) => findPasswordFaults(String(input)).join('\n'),
  }),
);
