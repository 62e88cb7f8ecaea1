import type * as z from 'zod/mini';

/** The first message of each field that is wrong; empty when none is. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** One thing that is wrong, as zod and the API's `errors` list report it. */
type FieldIssue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
};

/** The part of a schema's answer that is read. */
export type CheckedInput = {
  readonly error?: { readonly issues: readonly FieldIssue[] } | undefined;
};

/**
 * The first message of each wrong field: `{ email: 'Please enter a valid email address.' }`. Empty
 * for an answer without an error. A fault of the whole form is under the name ''.
 */
export function fieldErrorsOf(result: CheckedInput): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

/**
 * The messages without those of the fields that were edited (spec §5: errors clear on edit). One
 * edit may change several: a pincode that is found fills in the district, too.
 *
 * @param before the values that the messages are about
 * @param after the values since
 */
export function clearEditedErrors(
  errors: FieldErrors,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldErrors {
  const kept = Object.entries(errors).filter(([field]) => after[field] === before[field]);
  return Object.fromEntries(kept);
}

/** What a form came to: its clean values, or the first message of each wrong field. */
export type CheckedForm<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly fieldErrors: FieldErrors };

/**
 * Checks a form against its schema: the trimmed values when all is well, else what is wrong where.
 * Never throws.
 */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema & { safeParse(input: unknown): z.core.util.SafeParseResult<z.output<Schema>> },
  input: unknown,
): CheckedForm<z.output<Schema>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, values: result.data };
  return { ok: false, fieldErrors: fieldErrorsOf(result) };
}
