import type * as z from 'zod/mini';

/** The first message of each invalid field. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

type FieldIssue = {
  /** Keys that lead to the field; [] for the form as a whole. */
  readonly path: readonly PropertyKey[];
  /** In English, to be shown beside the field. */
  readonly message: string;
};

/** The result of a schema's `safeParse`; without an `error` the input is valid. */
export type CheckedInput = {
  /** Left out for a valid input. */
  readonly error?:
    | {
        /** A field may have several. */
        readonly issues: readonly FieldIssue[];
      }
    | undefined;
};

/** The first message of each invalid field; an error of the whole form has the key ''. */
export function fieldErrorsOf(result: CheckedInput): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

/** Removes the messages of fields whose value differs from the checked one (product 5.3.1). */
export function clearEditedErrors(
  errors: FieldErrors,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldErrors {
  const unedited = Object.entries(errors).filter(([field]) => after[field] === before[field]);
  return Object.fromEntries(unedited);
}

/**
 * The keys that the messages of a form can have: its fields, the paths inside of a field that is a
 * list or an object, joined by dots, and '' for the form as a whole; any text when the type of the
 * form is unknown.
 */
export type FormField<Input> = unknown extends Input
  ? string
  :
      | ''
      | {
          [Field in keyof Input & string]-?: NonNullable<Input[Field]> extends object
            ? Field | `${Field}.${string}`
            : Field;
        }[keyof Input & string];

/** The clean values of a valid form, or the first message of each invalid field. */
export type CheckedForm<Values, Field extends string = string> =
  | {
      /** Whether every field is valid, and the form as a whole. */
      readonly ok: true;
      /** As the schema gives them: trimmed, with defaults for what was left out. */
      readonly values: Values;
    }
  | {
      /** Whether every field is valid, and the form as a whole. */
      readonly ok: false;
      /** By the name of the field; '' for the form as a whole. */
      readonly fieldErrors: FieldErrors<Field>;
    };

/** Checks a form against its schema, whose fields the messages have; never throws. */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema & { safeParse(input: unknown): z.core.util.SafeParseResult<z.output<Schema>> },
  input: unknown,
): CheckedForm<z.output<Schema>, FormField<z.input<Schema>>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, values: result.data };
  return { ok: false, fieldErrors: fieldErrorsOf(result) };
}
