import { isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, EMAIL_MAX_LENGTH, LANGUAGE, stockAlertSchema } from '@haat/domain';
import { Alert, Button, CONTROL_CLASS, joinClasses } from '@haat/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { STOCK_ALERT_TEXTS as TEXTS } from './stock-alert-texts.ts';

interface StockAlertFormProps {
  readonly productId: string;
}

/** The e-mail address that gets the mail (product 2.7.18); a signed-in shopper's own is filled in. */
export function StockAlertForm({ productId }: StockAlertFormProps) {
  const [saved, setSaved] = useState<{ readonly email: string; readonly height: number }>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkForm(stockAlertSchema, values),
    async send(values) {
      const body = { ...values, ...(LANGUAGE === 'hi' && { language: LANGUAGE }) };
      const params = { path: { id: productId } };
      await unwrap(api.POST('/products/{id}/stock-alerts', { params, body }));
      const { height = 0 } = form.props.ref.current?.getBoundingClientRect() ?? {};
      setSaved({ email: body.email, height });
    },
    failed: (error) =>
      isApiError(error) && error.code === 'in_stock'
        ? TEXTS.isBack
        : errorText(error, TEXTS.failed),
  });
  const { error, ...field } = form.text('email');
  const problem = error ?? form.failure;
  const id = useId();

  const fillIn = useEffectEvent((email: string) =>
    // An address that was typed meanwhile stays.
    form.fill((values) => (values.email === '' ? { email } : values)),
  );
  useEffect(() => void findOwnEmail().then(fillIn), []);

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
    <form {...form.props} className="grid gap-2">
      <p id={`${id}-lead`}>{TEXTS.lead}</p>
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {TEXTS.email}
        </label>
        <input
          {...field}
          // The shopper has asked for it, and her next key is a letter.
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was tapped
          autoFocus
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={TEXTS.email}
          maxLength={EMAIL_MAX_LENGTH}
          required
          aria-invalid={problem !== null}
          aria-describedby={`${id}-lead ${id}-note`}
          className={joinClasses(CONTROL_CLASS, 'min-w-0 flex-1')}
        />
        <Button type="submit" isBusy={form.isBusy}>
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
