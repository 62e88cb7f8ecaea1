import { isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, deleteAccountSchema } from '@haat/domain';
import { findBlockingOrders } from '@haat/domain/shopper';
import { Alert, Button, Card, Dialog, PasswordField } from '@haat/ui';
import { useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { showMessage } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { errorText, toShownError } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { orderDetailsPath } from '../orders/order-details-path.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SECURITY_TEXTS } from './security-texts.ts';

/** The section that deletes the account. */
export function DeleteAccount() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [openings, setOpenings] = useState(0);

  function open() {
    setOpenings(openings + 1);
    setIsConfirming(true);
  }

  return (
    <ProfileSection title={SECURITY_TEXTS.deleteTitle}>
      <Card className="grid justify-items-start gap-4">
        <p className="max-w-form">{SECURITY_TEXTS.deleteExplained}</p>
        <Button variant="secondary" onClick={open}>
          {SECURITY_TEXTS.deleteAccount}
        </Button>
      </Card>
      {/* Nothing of an earlier try stays in it. */}
      <DeleteDialog key={openings} isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
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
  const [openOrders, setOpenOrders] = useState<ReturnType<typeof findBlockingOrders>>([]);
  const navigate = useNavigate();
  const formId = useId();
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => checkForm(deleteAccountSchema, values),
    async send(values) {
      await unwrap(api.POST('/users/delete-account', { body: values }));
      // A logout clears what this browser stores; the session itself has already ended.
      authStore
        .getState()
        .logout()
        .catch(() => {});
      void navigate(href('/login'), { replace: true });
      showMessage('session', SECURITY_TEXTS.deleted);
    },
    failed(error) {
      const fieldErrors = isApiError(error) ? toShownError(error).fieldErrors : [];
      const orders = findBlockingOrders(fieldErrors);
      setOpenOrders(orders);
      if (orders.length > 0) return SECURITY_TEXTS.openOrders;
      return fieldErrors.length > 0 ? null : errorText(error, SECURITY_TEXTS.deleteFailed);
    },
  });

  function close() {
    if (!form.isBusy) onClose();
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
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {SECURITY_TEXTS.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid gap-4">
        {form.failure !== null && (
          <Alert ref={focusAlert} tabIndex={-1}>
            <p>{form.failure}</p>
            {openOrders.length > 0 && (
              <ul>
                {openOrders.map(({ id, text }) => (
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
