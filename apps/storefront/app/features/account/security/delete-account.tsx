import { isApiError } from '@haat/api-sdk';
import { checkForm, deleteAccountSchema } from '@haat/domain';
import { Alert, Button, Card, Dialog, PasswordField } from '@haat/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { showMessage } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SECURITY_MESSAGES as TEXTS } from './security-texts.ts';

/** How the API names an order in the errors of a refused deletion: its id follows. */
const ORDER_FIELD = 'orders.';

/** Why an account was not deleted. */
interface Refusal {
  readonly text: string;
  /** The orders that stand in the way; none when it is something else. */
  readonly orders: readonly { readonly id: string; readonly text: string }[];
}

/** The way to leave the shop for good. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ProfileSection title={TEXTS.deleteTitle}>
      <Card className="grid justify-items-start gap-4">
        <p className="max-w-form">{TEXTS.deleteExplained}</p>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {TEXTS.deleteAccount}
        </Button>
      </Card>
      <DeleteDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </ProfileSection>
  );
}

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. */
function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const navigate = useNavigate();
  const formId = useId();
  const refusalRef = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => checkForm(deleteAccountSchema, values),
  });

  // A small screen shows the end of the dialog, where the button is.
  useEffect(() => {
    if (refusal !== null) refusalRef.current?.focus();
  }, [refusal]);

  function close() {
    if (isBusy) return;
    form.setValues({ currentPassword: '' });
    setRefusal(null);
    onClose();
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    const values = form.submit();
    if (values === null) return;
    setIsBusy(true);
    try {
      await api.users.deleteAccount(values);
    } catch (error) {
      setIsBusy(false);
      const orders = readOpenOrders(error);
      if (orders.length === 0 && form.showServerErrors(error)) return;
      const text = orders.length > 0 ? TEXTS.openOrders : errorText(error, TEXTS.deleteFailed);
      setRefusal({ text, orders });
      return;
    }
    // Like a logout, which forgets what this browser keeps; there is no session left to end.
    authStore
      .getState()
      .logout()
      .catch(() => {});
    void navigate(href('/login'), { replace: true });
    showMessage('session', TEXTS.deleted);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={TEXTS.confirmDelete}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {TEXTS.keepAccount}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {TEXTS.deleteAccount}
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
        {refusal !== null && (
          <Alert ref={refusalRef} tabIndex={-1}>
            <p>{refusal.text}</p>
            {refusal.orders.length > 0 && (
              <ul>
                {refusal.orders.map(({ id, text }) => (
                  <li key={id}>
                    <ShopLink
                      className="inline-flex min-h-11 items-center text-indigo underline wrap-anywhere"
                      to={`/account/orders/view-order-details?id=${encodeURIComponent(id)}`}
                    >
                      {text}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )}
        <Explanation lead={TEXTS.goes} points={TEXTS.whatGoes} />
        <Explanation lead={TEXTS.stays} points={TEXTS.whatStays} />
        <PasswordField
          label={TEXTS.password}
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

/** The orders that a refused deletion names. */
function readOpenOrders(error: unknown): Refusal['orders'] {
  if (!isApiError(error)) return [];
  return error.fieldErrors
    .filter(({ field }) => field.startsWith(ORDER_FIELD))
    .map(({ field, message }) => ({ id: field.slice(ORDER_FIELD.length), text: message }));
}
