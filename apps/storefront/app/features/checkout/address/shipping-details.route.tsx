import { isApiError } from '@haat/api-sdk';
import {
  checkForm,
  checkoutAddressSchema,
  FORM_ERROR_MESSAGE,
  fillFromPincode,
  parseAddress,
} from '@haat/domain';
import { Alert, Button, buttonClass, SectionHeading } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ADDRESS_MESSAGES } from '../../../components/address/address-texts.ts';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { buildPageMeta } from '../../../lib/seo/page-meta.ts';
import { addressSelectionStore, api, useAuth } from '../../../state/create-stores.ts';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { enterPayment, type StepMessage } from '../payment/start-payment.ts';
import { cameFromSavedAddress, SAVED_ADDRESS_PATH } from '../return-to.ts';
import { MESSAGES } from '../texts.ts';
import type { Route } from './+types/shipping-details.route';
import { clearAddressDraft, readAddressDraft, writeAddressDraft } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { pincodeHint, usePincodeLookup } from './use-pincode-lookup.ts';

export default function ShippingDetailsRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [initial] = useState(() => readAddressDraft(userId));
  const form = useForm({
    initial,
    check: (values) => checkForm(checkoutAddressSchema, values),
    onChange: (values) => writeAddressDraft(userId, values),
  });
  const lookup = usePincodeLookup(form.values.zipCode, (pincode, place) => {
    // A draft may hold a district that the shopper put right; it is not looked up over.
    if (pincode === initial.zipCode && initial.district !== '') return;
    form.setValues(fillFromPincode(form.values, pincode, place));
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const values = form.submit();
    setIsRefused(values === null);
    if (values === null) return;
    setIsSaving(true);
    let about: StepMessage;
    try {
      const saved = parseAddress(await api.addresses.create(values));
      if (saved === null || saved.id === '') throw new Error(ADDRESS_MESSAGES.saveFailed);
      addressSelectionStore.getState().select(saved.id);
      clearAddressDraft();
      about = { isError: false, text: MESSAGES.addressSaved };
    } catch (error) {
      about = { isError: true, text: errorText(error, ADDRESS_MESSAGES.saveFailed) };
      if (isStayingAfter(error)) {
        showError('address', about.text);
        setIsSaving(false);
        return;
      }
      // What was typed is kept, and the shopper goes on all the same (spec §2); but never to an
      // order that would quietly go to an earlier address.
      addressSelectionStore.getState().clear();
    }
    await goOn(about);
  }

  async function goOn(about: StepMessage) {
    if (!cameFromSavedAddress(state)) {
      if (!enterPayment(about)) setIsSaving(false);
      return;
    }
    if (about.isError) showError('address', about.text);
    else showSuccess('address', about.text);
    await navigate(SAVED_ADDRESS_PATH);
  }

  return (
    <CheckoutColumns>
      <SectionHeading
        level="h1"
        size="page"
        className="mb-6"
        action={
          <ShopLink className={buttonClass({ variant: 'link' })} to={SAVED_ADDRESS_PATH}>
            {MESSAGES.useSavedAddress}
          </ShopLink>
        }
      >
        {MESSAGES.shippingTitle}
      </SectionHeading>
      <form ref={form.formRef} className="grid gap-6" noValidate onSubmit={save}>
        {isRefused && <Alert tone="error">{FORM_ERROR_MESSAGE}</Alert>}
        <AddressFields form={form} pincodeHint={pincodeHint(lookup)} />
        <Button type="submit" isBusy={isSaving} busyLabel={MESSAGES.saving}>
          {MESSAGES.saveAddress}
        </Button>
      </form>
    </CheckoutColumns>
  );
}

/**
 * Without a network the next screen could not be shown either; without a session the sign-in is
 * next, and the way on would only cross it.
 */
function isStayingAfter(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 401);
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.shippingTitle, isIndexed: false });
}
