import { isApiError } from '@haat/api-sdk';
import { type CheckedForm, clearEditedErrors, type FieldErrors } from '@haat/domain';
import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a form's fields hold while they are typed in. */
export type FormValues = Readonly<Record<string, string | boolean>>;

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of the fields that hold text. */
type TextName<Values extends FormValues> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The names of the fields that are ticked or not. */
type FlagName<Values extends FormValues> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values extends FormValues, Clean> {
  readonly initial: Values;
  /** The form's rules, of `@haat/domain`. */
  readonly check: (values: Values) => CheckedForm<Clean>;
  /** Called with every change, to keep what is typed. */
  readonly onChange?: (values: Values) => void;
}

/**
 * The state of a form: what is typed, and the first message of each wrong field. A field's message
 * goes away when it is edited (product 5); the first wrong field gets the focus.
 */
export function useForm<Values extends FormValues, Clean>(options: FormOptions<Values, Clean>) {
  const { initial, check, onChange } = options;
  const [values, setAllValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const formRef = useRef<HTMLFormElement>(null);

  function showErrors(found: FieldErrors): void {
    // At once, so that a screen reader reads the message together with the field it lands on.
    flushSync(() => setErrors(found));
    for (const element of formRef.current?.elements ?? []) {
      if (isField(element) && found[element.name] !== undefined) {
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

  return {
    formRef,
    values,
    errors,
    setValues,

    /** The properties of a field that holds text; `filter` drops what may not be typed. */
    text(name: TextName<Values>, filter: (typed: string) => string = (typed) => typed) {
      return {
        name,
        value: String(values[name]),
        error: errors[name],
        onChange: (event: ChangeEvent<FieldElement>) => edit(name, filter(event.target.value)),
      };
    },

    /** The properties of a field that is ticked or not. */
    flag(name: FlagName<Values>) {
      return {
        name,
        checked: values[name] === true,
        onChange: (event: ChangeEvent<HTMLInputElement>) => edit(name, event.target.checked),
      };
    },

    /** The clean values; null after showing what is wrong where. */
    submit(): Clean | null {
      const checked = check(values);
      showErrors(checked.ok ? {} : checked.fieldErrors);
      return checked.ok ? checked.values : null;
    },

    /** Shows what the server found wrong beside the fields. @returns whether it named any. */
    showServerErrors(error: unknown): boolean {
      if (!isApiError(error) || error.fieldErrors.length === 0) return false;
      showErrors(
        Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])),
      );
      return true;
    },
  };
}

function isField(element: Element): element is FieldElement {
  return 'name' in element && 'value' in element;
}
