import { isApiError } from '@haat/api-sdk';
import { useTexts } from '../../lib/language/texts.ts';
import { FEEDBACK } from './feedback.texts.ts';

/** The texts of failed calls by the code of the server. */
export type CodeTexts = Readonly<Record<string, string>>;

type FeedbackTexts = (typeof FEEDBACK)['hi'];

/**
 * True for a call about something that is not there: nothing has the id in the address of the page, or
 * nothing can have it.
 */
export function namesNothing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const isNoId = ({ field }: { readonly field: string }) => field === 'id' || field === 'userId';
  return error.status === 404 || error.fieldErrors.some(isNoId);
}

/**
 * Says why a call failed, in the language of the screens: by its code, else by its status.
 *
 * @param codes texts of the codes that this call may get
 */
export function describeError(error: unknown, texts: FeedbackTexts, codes: CodeTexts = {}): string {
  if (!isApiError(error)) return texts.failed;
  const known = codes[error.code ?? ''];
  if (known !== undefined) return known;
  if (error.code === 'fresh_code_required') return texts.codeMissing;
  if (error.isNetworkError) return texts.unreachable;
  if (namesNothing(error)) return texts.notFound;
  switch (error.status) {
    case 400:
    case 422:
      return texts.invalid;
    case 403:
      return texts.forbidden;
    case 412:
      return texts.changedMeanwhile;
    case 429:
      return texts.tooMany;
    default:
      return texts.failed;
  }
}

/** Describes errors in the language of the screens, see {@link describeError}. */
export function useDescribeError(): (error: unknown, codes?: CodeTexts) => string {
  const texts = useTexts(FEEDBACK);
  return (error, codes) => describeError(error, texts, codes);
}
