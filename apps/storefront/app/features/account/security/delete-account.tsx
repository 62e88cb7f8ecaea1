import { isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, deleteAccountSchema } from '@haat/domain';
import { findBlockingOrders } from '@haat/domain/shopper';
import { Alert, Button, Card, Dialog, PasswordField } from '@haat/ui';
import { type FormEvent, useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { showMessage } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { orderDetailsPath } from '../orders/order-details-path.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SECURITY_TEXTS } from './security-texts.ts';

/** The error of a deletion. */
interface DeletionError {
  readonly text: string;
  /** The orders that block the deletion; empty for any other error. */
  readonly orders: readonly { readonly id: string; readonly text: string }[];
}

/** The section that deletes the account. */
export function DeleteAccount() {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <ProfileSection title={SECURITY_TEXTS.deleteTitle}>
      <Card className="grid justify-items-start gap-4">
        <p className="max-w-form">{SECURITY_TEXTS.deleteExplained}</p>
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          {SECURITY_TEXTS.deleteAccount}
        </Button>
      </Card>
      <DeleteDialog isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </ProfileSection>
  );
}

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

// A small screen shows the end of the dialog, where the button is.
const focusAlert = (alert: HTMLElement | null) => alert?.focus();

/** Explains what is deleted and what stays, and asks for the password. */
function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [deletionError, setDeletionError] = useState<DeletionError | null>(null);
  const navigate = useNavigate();
  const formId = useId();
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => checkForm(deleteAccountSchema, values),
  });

  function close() {
    if (isBusy) return;
    form.setValues({ currentPassword: '' });
    setDeletionError(null);
    onClose();
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setDeletionError(null);
    const values = form.submit();
    if (values === null) return;
    setIsBusy(true);
    try {
      await unwrap(api.POST('/users/delete-account', { body: values }));
    } catch (error) {
      setIsBusy(false);
      const orders = isApiError(error) ? findBlockingOrders(error.fieldErrors) : [];
      if (orders.length === 0 && form.showServerErrors(error)) return;
      const text =
        orders.length > 0
          ? SECURITY_TEXTS.openOrders
          : errorText(error, SECURITY_TEXTS.deleteFailed);
      setDeletionError({ text, orders });
      return;
    }
    // A logout clears what this browser stores; the session itself has already ended.
    authStore
      .getState()
      .logout()
      .catch(() => {});
    void navigate(href('/login'), { replace: true });
    showMessage('session', SECURITY_TEXTS.deleted);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={SECURITY_TEXTS.confirmDelete}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {SECURITY_TEXTS.keepAccount}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {SECURITY_TEXTS.deleteAccount}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form.formRef}
        className="grid gap-4"
        noValidate
        method="post"
        onSubmit={(event) => void remove(event)}
      >
        {deletionError !== null && (
          <Alert ref={focusAlert} tabIndex={-1}>
            <p>{deletionError.text}</p>
            {deletionError.orders.length > 0 && (
              <ul>
                {deletionError.orders.map(({ id, text }) => (
                  <li key={id}>
                    <ShopLink
                      className="inline-flex min-h-11 items-center text-indigo underline wrap-anywhere"
                      to={orderDetailsPath(id)}
                    >
                      {text}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )}
        <Explanation lead={SECURITY_TEXTS.goes} points={SECURITY_TEXTS.whatGoes} />
        <Explanation lead={SECURITY_TEXTS.stays} points={SECURITY_TEXTS.whatStays} />
        <PasswordField
          label={SECURITY_TEXTS.password}
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      </form>
    </Dialog>
  );
}

function Explanation({ lead, points }: { lead: string; points: readonly string[] }) {
  return (
    <div>
      <p>{lead}</p>
      <ul className="list-disc ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
