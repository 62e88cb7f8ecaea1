import { openOrderField } from '../orders/blocking-orders.ts';
import { HINDI_FIELD_MESSAGES, HINDI_MESSAGES, HINDI_REASONS } from './hindi-messages.ts';

type FieldError = { readonly field: string; readonly message: string };

/** An error of a call, as the client throws it. */
type CallError = {
  readonly message: string;
  /** HTTP status of the response, 0 without one. */
  readonly status: number;
  /** Why the call failed. */
  readonly reason: keyof typeof HINDI_REASONS;
  /** Whether the message comes from the server and is meant for shoppers. */
  readonly hasServerMessage: boolean;
  /** The kind of the error by the contract. */
  readonly code?: string | undefined;
  readonly fieldErrors: readonly FieldError[];
};

/** The part of an error that is shown. */
export type ShownError = Pick<CallError, 'message' | 'status' | 'hasServerMessage' | 'fieldErrors'>;

/** The text of a name that the server chose; undefined where there is none. */
function findText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/**
 * An error of a call as a Hindi page shows it: with texts for its code and its fields in place of the
 * English ones (product 8.1.1). An unknown code has no message for shoppers, so that the page's own text
 * is shown; an error without a code was made by the page, in its language.
 */
export function toHindiError(error: CallError): ShownError {
  const { status, code, hasServerMessage } = error;
  if (!hasServerMessage) return { ...toShown(error), message: HINDI_REASONS[error.reason] };
  if (code === undefined) return toShown(error);
  const text = findText(HINDI_MESSAGES, code);
  const fieldErrors = error.fieldErrors.map((fieldError) => ({
    field: fieldError.field,
    message: toFieldText(fieldError, code, text),
  }));
  const [first, ...others] = fieldErrors;
  // As in English, the one wrong field is what the error says.
  const isOfField = code === 'validation_failed' && first !== undefined && others.length === 0;
  return {
    status,
    message: isOfField ? first.message : (text ?? HINDI_REASONS.response),
    hasServerMessage: text !== undefined,
    fieldErrors,
  };
}

function toShown({ status, message, hasServerMessage, fieldErrors }: CallError): ShownError {
  return { status, message, hasServerMessage, fieldErrors };
}

function toFieldText({ field, message }: FieldError, code: string, text: string | undefined) {
  if (field.startsWith(openOrderField(''))) {
    // The server's sentence begins with the order's number.
    return `ऑर्डर ${message.split(' ')[0]} अभी पूरा नहीं हुआ है।`;
  }
  if (code !== 'validation_failed' && text !== undefined) return text;
  return findText(HINDI_FIELD_MESSAGES, field) ?? HINDI_MESSAGES.validation_failed;
}
