import { isApiError } from '@haat/api-sdk';
import type { FieldErrors } from '@haat/domain';
import { type CheckedForm, clearEditedErrors } from '@haat/domain/shopper';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toShownError } from '../errors/error-text.ts';
import { useAction } from './use-action.ts';

/** The values of a form's fields. */
export type FormValues = Readonly<Record<string, string | boolean>>;

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of the text fields. */
type TextName<Values extends FormValues> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The names of the checkboxes. */
type FlagName<Values extends FormValues> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values extends FormValues, Clean> {
  readonly initial: Values;
  /** Validates the form, by the rules of `@haat/domain`. */
  readonly check: (values: Values) => CheckedForm<Clean>;
  /** Called with every change, to store a draft. */
  readonly onChange?: (values: Values) => void;
  /** Sends the clean values. */
  readonly send: (values: Clean) => Promise<void>;
  /** Returns the text of an error of `send`; null where it is shown elsewhere. */
  readonly failed: (error: unknown) => string | null;
  /** The failure of a form with wrong fields; by default only the fields say what is wrong. */
  readonly invalidText?: string;
}

/** The error of a form whose fields say what is wrong. */
class InvalidForm extends Error {}

/**
 * The state of a form: its values, the first error of each invalid field, and its sending. Editing a
 * field removes its error (product 5.3.1); the first invalid field gets the focus.
 */
export function useForm<Values extends FormValues, Clean>(options: FormOptions<Values, Clean>) {
  const { initial, check, onChange, send, failed, invalidText = null } = options;
  const [values, setAllValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSent, setIsSent] = useState(false);
  const { isBusy, failure, run } = useAction();
  const formRef = useRef<HTMLFormElement>(null);

  function showErrors(fieldErrors: FieldErrors): void {
    // Synchronous, so that a screen reader announces the error together with the focused field.
    flushSync(() => setErrors(fieldErrors));
    for (const element of formRef.current?.elements ?? []) {
      if (isField(element) && fieldErrors[element.name] !== undefined) {
        element.focus();
        return;
      }
    }
  }

  function setValues(next: Values): void {
    setAllValues(next);
    setErrors(clearEditedErrors(errors, values, next));
    onChange?.(next);
  }

  function edit(name: string, value: string | boolean): void {
    setValues({ ...values, [name]: value });
  }

  async function checkAndSend(): Promise<void> {
    setIsSent(false);
    const checked = check(values);
    showErrors(checked.ok ? {} : checked.fieldErrors);
    if (!checked.ok) throw new InvalidForm();
    await send(checked.values);
    setIsSent(true);
  }

  function handleError(error: unknown): string | null {
    if (error instanceof InvalidForm) return invalidText;
    const text = failed(error);
    if (isApiError(error) && error.fieldErrors.length > 0) {
      showErrors(
        Object.fromEntries(
          toShownError(error).fieldErrors.map(({ field, message }) => [field, message]),
        ),
      );
    }
    return text;
  }

  return {
    /** The properties of the form's element. */
    props: {
      ref: formRef,
      noValidate: true,
      method: 'post',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void run(checkAndSend, handleError);
      },
    },
    isBusy,
    /** Why it was not sent; null while nothing is wrong. */
    failure,
    /** True from when it was sent until it is sent again. */
    isSent,
    values,
    errors,
    setValues,
    /** Changes values that the shopper did not type, which are no draft. */
    fill: setAllValues as (change: (values: Values) => Values) => void,

    /** The properties of a text field; `filter` removes characters that it does not accept. */
    text(name: TextName<Values>, filter: (input: string) => string = (input) => input) {
      return {
        name,
        value: String(values[name]),
        error: errors[name],
        onChange: (event: ChangeEvent<FieldElement>) => edit(name, filter(event.target.value)),
      };
    },

    /** The properties of a checkbox. */
    flag(name: FlagName<Values>) {
      return {
        name,
        checked: values[name] === true,
        onChange: (event: ChangeEvent<HTMLInputElement>) => edit(name, event.target.checked),
      };
    },
  };
}

function isField(element: Element): element is FieldElement {
  return 'name' in element && 'value' in element;
}
