import { isApiError } from '@haat/api-sdk';
import {
  type AddressView,
  PROFILE_ADDRESS_TYPE,
  type ProfileAddressValues,
  pickSelectedAddress,
} from '@haat/domain/shopper';
import { Alert, Button, EmptyState, Icon, Spinner } from '@haat/ui';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { createAddressDraftStore } from '../../../components/address/address-draft.ts';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import {
  type AddressValues,
  createAddressValues,
  toAddressValues,
} from '../../../components/address/address-values.ts';
import { DeleteAddressDialog } from '../../../components/address/delete-address-dialog.tsx';
import { useAddresses } from '../../../components/address/use-addresses.ts';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import {
  addressSelectionStore,
  useAddressSelection,
  useAuth,
} from '../../../state/create-stores.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { TEXTS } from '../texts.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';

/** Initial values of a new address in the account (product 2.14.5). */
const NEW_ADDRESS = createAddressValues(PROFILE_ADDRESS_TYPE);

const addressDraft = createAddressDraftStore('account-address-draft');

interface OpenForm {
  /** Distinguishes this form from those opened before. */
  readonly key: number;
  /** Id of the edited address; null for a new one. */
  readonly editedId: string | null;
  /** Initial values of the fields. */
  readonly initial: AddressValues;
  /** True if a reload restored the form: the shopper has not just opened it. */
  readonly isRestored: boolean;
}

/** Restores the form that this user left open in this tab; null if there was none. */
function restoreForm(userId: string): OpenForm | null {
  const draft = addressDraft.read(userId);
  if (draft === null) return null;
  return { key: 0, editedId: draft.editedId, initial: draft.values, isRestored: true };
}

/** The shopper's saved addresses with the form that adds and edits them (product 2.14.3, 4.7). */
export function SavedAddresses() {
  const { loaded, reload, addresses, save, remove, deletingId, failure } = useAddresses();
  const rememberedId = useAddressSelection((selection) => selection.addressId);
  const userId = useAuth(({ user }) => user?._id ?? '');
  const [form, setForm] = useState(() => restoreForm(userId));
  // The current form, for async code that an earlier render started.
  const shownForm = useRef(form);
  const keys = useRef(0);
  const [addressToDelete, setAddressToDelete] = useState<AddressView | null>(null);
  const sectionRef = useRef<HTMLElement>(null);
  const selectedId = pickSelectedAddress(addresses, rememberedId);

  function show(next: OpenForm | null) {
    shownForm.current = next;
    setForm(next);
  }

  function open(editedId: string | null, initial: AddressValues) {
    addressDraft.clear();
    keys.current += 1;
    show({ key: keys.current, editedId, initial, isRestored: false });
  }

  function close() {
    addressDraft.clear();
    show(null);
    // The focused element is gone with the form.
    sectionRef.current?.focus();
  }

  async function saveForm(saved: OpenForm, values: ProfileAddressValues) {
    const { key, editedId } = saved;
    // The shopper may have opened another form meanwhile.
    const isStillShown = () => shownForm.current?.key === key;
    try {
      await save(editedId, values);
    } catch (error) {
      // The address was deleted elsewhere; the typed values can still be saved as a new one.
      const isGone = editedId !== null && isApiError(error) && error.status === 404;
      if (isGone && isStillShown()) show({ ...saved, editedId: null });
      throw error;
    }
    if (isStillShown()) close();
    showSuccess('address', editedId === null ? TEXTS.addressAdded : TEXTS.addressUpdated);
  }

  function deleteAddress(address: AddressView) {
    void remove(address, () => {
      if (shownForm.current?.editedId === address.id) close();
      sectionRef.current?.focus();
    });
  }

  return (
    <ProfileSection
      ref={sectionRef}
      tabIndex={-1}
      className="scroll-mt-20 outline-none"
      title={TEXTS.addressesTitle}
      action={
        <Button
          variant="secondary"
          size="compact"
          icon={<Icon node={Plus} className="size-5" />}
          onClick={() => open(null, NEW_ADDRESS)}
        >
          {TEXTS.addAddress}
        </Button>
      }
    >
      <div className="grid gap-5">
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        {loaded.status === 'loading' && <Spinner className="pb-40" label={ADDRESS_TEXTS.loading} />}
        {loaded.status === 'failed' && (
          <RetryAlert onRetry={reload}>
            {errorText(loaded.error, ADDRESS_TEXTS.failedAgain)}
          </RetryAlert>
        )}
        {loaded.status === 'loaded' && addresses.length === 0 && form === null && (
          <EmptyState headingLevel="p" title={ADDRESS_TEXTS.none} />
        )}
        {addresses.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-2 text-ink-soft">{TEXTS.selectLegend}</legend>
            <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  isSelected={address.id === selectedId}
                  isDeleting={address.id === deletingId}
                  onSelect={() => addressSelectionStore.getState().select(address.id)}
                  onEdit={() => open(address.id, toAddressValues(address))}
                  onDelete={() => setAddressToDelete(address)}
                />
              ))}
            </ul>
          </fieldset>
        )}
        {form !== null && (
          <AddressForm
            key={form.key}
            initial={form.initial}
            isEdit={form.editedId !== null}
            takesFocus={!form.isRestored}
            onChange={(values) => addressDraft.write({ userId, editedId: form.editedId, values })}
            onSave={(values) => saveForm(form, values)}
            onCancel={close}
          />
        )}
      </div>
      <DeleteAddressDialog
        address={addressToDelete}
        onClose={() => setAddressToDelete(null)}
        onYes={deleteAddress}
      />
    </ProfileSection>
  );
}
