import { isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, EMAIL_MAX_LENGTH, stockAlertSchema } from '@haat/domain';
import { Alert, Button, CONTROL_CLASS, joinClasses } from '@haat/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { STOCK_ALERT_TEXTS as TEXTS } from './stock-alert-texts.ts';

interface StockAlertFormProps {
  readonly productId: string;
}

/** The e-mail address that gets the mail (product 2.7.18); a signed-in shopper's own is filled in. */
export function StockAlertForm({ productId }: StockAlertFormProps) {
  const [saved, setSaved] = useState<{ readonly email: string; readonly height: number }>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    // An address that was typed meanwhile stays.
    void findOwnEmail().then((email) => {
      const input = inputRef.current;
      if (input?.value === '') input.value = email;
    });
  }, []);

  function fail(text: string) {
    setIsBusy(false);
    setProblem(text);
    inputRef.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const form = checkForm(stockAlertSchema, { email: inputRef.current?.value });
    if (!form.ok) {
      const { email: wrong = TEXTS.failed } = form.fieldErrors;
      fail(wrong);
      return;
    }
    setIsBusy(true);
    try {
      await unwrap(
        api.POST('/products/{id}/stock-alerts', {
          params: { path: { id: productId } },
          body: form.values,
        }),
      );
      const { height = 0 } = formRef.current?.getBoundingClientRect() ?? {};
      setSaved({ email: form.values.email, height });
    } catch (error) {
      const isBack = isApiError(error) && error.code === 'in_stock';
      fail(isBack ? TEXTS.isBack : errorText(error, TEXTS.failed));
    }
  }

  if (saved) {
    return (
      // As high as the form was, so that nothing below moves.
      <div style={{ minHeight: saved.height }}>
        <Alert tone="success">
          <span
            // The pressed button is gone.
            ref={(element) => element?.focus()}
            tabIndex={-1}
            className="outline-none wrap-anywhere"
          >
            {TEXTS.saved(saved.email)}
          </span>
        </Alert>
      </div>
    );
  }
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      <p id={`${id}-lead`}>{TEXTS.lead}</p>
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {TEXTS.email}
        </label>
        <input
          ref={inputRef}
          // The shopper has asked for it, and her next key is a letter.
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was tapped
          autoFocus
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={TEXTS.email}
          maxLength={EMAIL_MAX_LENGTH}
          required
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-lead ${id}-note`}
          className={joinClasses(CONTROL_CLASS, 'min-w-0 flex-1')}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" isBusy={isBusy}>
          {TEXTS.send}
        </Button>
      </div>
      <p id={`${id}-note`} className="min-h-lh text-ink-soft text-sm">
        {problem === null ? (
          TEXTS.promise
        ) : (
          <span role="alert" className="font-semibold text-madder">
            {problem}
          </span>
        )}
      </p>
    </form>
  );
}

/** The e-mail address of the account; '' for a guest, or when it cannot be loaded. */
async function findOwnEmail(): Promise<string> {
  if (authStore.getState().user === null) return '';
  try {
    return (await unwrap(api.GET('/users/current-user'))).email;
  } catch {
    // The shopper can still type it.
    return '';
  }
}
