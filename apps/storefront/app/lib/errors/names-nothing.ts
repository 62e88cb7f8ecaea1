import { isApiError } from '@haat/api-sdk';
import { isAboutNothing } from '@haat/domain/shopper';

/** True for the error of a call about something that is not there (product 2.2.4, 2.11.7). */
export function namesNothing(error: unknown): boolean {
  return isApiError(error) && isAboutNothing(error);
}
