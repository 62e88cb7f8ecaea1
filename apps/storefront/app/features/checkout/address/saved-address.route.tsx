import {
  type AddressView,
  canContinueToPayment,
  pickSelectedAddress,
  selectedAddressError,
} from '@haat/domain/shopper';
import { Button, buttonClass, SectionHeading, Spinner } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { DeleteAddressDialog } from '../../../components/address/delete-address-dialog.tsx';
import { useAddresses } from '../../../components/address/use-addresses.ts';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { showError, showMessage } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { addressSelectionStore, useAddressSelection } from '../../../state/create-stores.ts';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { startPayment } from '../payment/start-payment.ts';
import { RETURN_TO_SAVED_ADDRESSES } from '../return-to.ts';
import { TEXTS } from '../texts.ts';
import { AddressChoice } from './address-choice.tsx';

export default function SavedAddressRoute() {
  const rememberedId = useAddressSelection((selection) => selection.addressId);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [addressToDelete, setAddressToDelete] = useState<AddressView | null>(null);
  const { loaded, reload, addresses, remove, deletingId } = useAddresses();
  const isLoading = loaded.status === 'loading';
  const selectedId = pickSelectedAddress(addresses, rememberedId);
  const canContinue = canContinueToPayment({ isLoading, addresses, selectedId });

  if (loaded.status === 'loaded' && addresses.length === 0) {
    return (
      <>
        <h1 className="sr-only">{TEXTS.savedTitle}</h1>
        <Spinner className="min-h-80" label={TEXTS.loading} />
        <NoAddressYet />
      </>
    );
  }

  function continueToPayment() {
    const problem = selectedAddressError(addresses, selectedId);
    if (problem !== null || selectedId === null) {
      showError('checkout', problem ?? TEXTS.selectAddress);
      return;
    }
    addressSelectionStore.getState().select(selectedId);
    void startPayment();
  }

  const next = (
    <Button isWide disabled={!canContinue} onClick={continueToPayment}>
      {TEXTS.toPayment}
    </Button>
  );

  return (
    <CheckoutColumns next={next} hasCashNote isLoading={isLoading}>
      <SectionHeading
        ref={titleRef}
        tabIndex={-1}
        level="h1"
        size="page"
        className="mb-6"
        action={
          <ShopLink
            className={buttonClass({ variant: 'link' })}
            to="/shipping-details"
            state={RETURN_TO_SAVED_ADDRESSES}
          >
            {TEXTS.addAddress}
          </ShopLink>
        }
      >
        {TEXTS.savedTitle}
      </SectionHeading>
      {isLoading && <Spinner className="pb-28" label={ADDRESS_TEXTS.loading} />}
      {loaded.status === 'failed' && (
        <RetryAlert onRetry={reload}>
          {errorText(loaded.error, ADDRESS_TEXTS.failedAgain)}
        </RetryAlert>
      )}
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">{TEXTS.deliverTo}</legend>
          <ul className="grid gap-4">
            {addresses.map((address) => (
              <AddressChoice
                key={address.id}
                address={address}
                isSelected={address.id === selectedId}
                isDeleting={address.id === deletingId}
                onSelect={() => addressSelectionStore.getState().select(address.id)}
                onDelete={() => deletingId === null && setAddressToDelete(address)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <DeleteAddressDialog
        address={addressToDelete}
        onClose={() => setAddressToDelete(null)}
        onYes={(address) =>
          // The focused button is gone.
          void remove(address, () => titleRef.current?.focus({ preventScroll: true }))
        }
      />
    </CheckoutColumns>
  );
}

/** Leads to the form, and says why: 'Use Saved Address' has led here. */
function NoAddressYet() {
  useEffect(() => showMessage('address', ADDRESS_TEXTS.none), []);
  return <Navigate to="/shipping-details" replace state={RETURN_TO_SAVED_ADDRESSES} />;
}

export const meta = describePersonalPage(TEXTS.savedTitle);
