import { findPayoutDayFault, type PayoutDayFault, startOfDayInIndia } from '@haat/domain/desk';
import { createFormError } from '../../platform/http/parse-form.ts';

const DAY_MS = 86_400_000;

/** The span from the beginning of one day in India to the end of another, epoch ms. */
export function toDaySpan(
  from: string | undefined,
  to: string | undefined,
): { start: number | undefined; end: number | undefined } {
  return {
    start: from === undefined ? undefined : startOfDayInIndia(from),
    end: to === undefined ? undefined : startOfDayInIndia(to) + DAY_MS,
  };
}

const DAY_MESSAGES: Readonly<Record<PayoutDayFault, string>> = {
  future: 'Please choose a day that is not in the future.',
  'too-old': 'Please choose a day within the last year.',
};

/**
 * Reads the day of a payment: its begin in India, epoch ms.
 *
 * @param field of the form that has it
 * @throws {InvalidInputError} for a day in the future, or more than a year ago
 */
export function readPaymentDay(field: string, day: string, now: number): number {
  const fault = findPayoutDayFault(day, now);
  if (fault !== null) throw createFormError({ [field]: DAY_MESSAGES[fault] });
  return startOfDayInIndia(day);
}
