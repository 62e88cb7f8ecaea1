import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import {
  PASSWORD_LONG,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SHORT,
} from './fields.ts';

// As the contract and the sign-in count: an emoji is one character, not two.
const countCharacters = (text: string) => Array.from(text).length;

const EN = {
  length: `At least ${PASSWORD_MIN_LENGTH} characters`,
  uppercase: 'An uppercase letter',
  noUppercase: 'Password must contain at least one uppercase letter.',
  number: 'A number',
  noNumber: 'Password must contain at least one number.',
  special: 'One of !@#$%^&*',
  noSpecial: 'Password must contain at least one special character (!@#$%^&*).',
};

const HI: typeof EN = {
  length: `कम से कम ${PASSWORD_MIN_LENGTH} अक्षर`,
  uppercase: 'अंग्रेज़ी का एक बड़ा अक्षर (A-Z)',
  noUppercase: 'पासवर्ड में अंग्रेज़ी का कम से कम एक बड़ा अक्षर (A-Z) होना चाहिए।',
  number: 'एक अंक (0-9)',
  noNumber: 'पासवर्ड में कम से कम एक अंक (0-9) होना चाहिए।',
  special: 'इनमें से एक: !@#$%^&*',
  noSpecial: 'पासवर्ड में इनमें से कम से कम एक निशान होना चाहिए: !@#$%^&*',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** What a new password needs: a name for programs, a few words, and an error. */
const PASSWORD_RULES = [
  {
    kind: 'length',
    rule: TEXTS.length,
    error: PASSWORD_SHORT,
    isMetBy: (password: string, minLength: number = PASSWORD_MIN_LENGTH) =>
      countCharacters(password) >= minLength,
  },
  {
    kind: 'uppercase',
    rule: TEXTS.uppercase,
    error: TEXTS.noUppercase,
    isMetBy: (password: string) => /[A-Z]/.test(password),
  },
  {
    kind: 'number',
    rule: TEXTS.number,
    error: TEXTS.noNumber,
    isMetBy: (password: string) => /[0-9]/.test(password),
  },
  {
    kind: 'special',
    rule: TEXTS.special,
    error: TEXTS.noSpecial,
    isMetBy: (password: string) => /[!@#$%^&*]/.test(password),
  },
] as const;

/** One of the things that a new password needs. */
export type PasswordRule = (typeof PASSWORD_RULES)[number]['kind'];

/**
 * Each thing that a new password needs, and whether it is there, while it is typed (product 5.2.6).
 *
 * @param minLength the fewest characters that the server takes
 */
export function checkPasswordRules(
  password: string,
  minLength: number = PASSWORD_MIN_LENGTH,
): { kind: PasswordRule; rule: string; isMet: boolean }[] {
  return PASSWORD_RULES.map(({ kind, rule, isMetBy }) => ({
    kind,
    rule,
    isMet: isMetBy(password, minLength),
  }));
}

/**
 * Everything that a new password lacks, a message each (product 5.2.3); of an empty one only its
 * length.
 */
function findPasswordFaults(password: string): string[] {
  if (password === '') return [PASSWORD_SHORT];
  const faults = PASSWORD_RULES.filter(({ isMetBy }) => !isMetBy(password)).map(
    ({ error }) => error,
  );
  return countCharacters(password) > PASSWORD_MAX_LENGTH ? [PASSWORD_LONG, ...faults] : faults;
}

/** A new password (product 5.2.3), taken as typed; its error has a line for each fault. */
export const newPasswordField = z.string(PASSWORD_SHORT).check(
  z.refine((password) => findPasswordFaults(password).length === 0, {
    error: ({ input }) => findPasswordFaults(String(input)).join('\n'),
  }),
);
