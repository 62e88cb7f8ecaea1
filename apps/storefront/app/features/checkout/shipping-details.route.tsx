import { checkForm, checkoutAddressSchema, fillFromPincode, pincodeHint } from '@haat/domain';
import { Button, buttonClass, SectionHeading } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../shared/error-text.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { addressSelectionStore, api, useAuth } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { useForm } from '../../shared/use-form.ts';
import type { Route } from './+types/shipping-details.route';
import { clearAddressDraft, readAddressDraft, writeAddressDraft } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { cameFromSavedAddress, SAVED_ADDRESS_PATH } from './came-from.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { MESSAGES } from './messages.ts';
import { usePincodeLookup } from './use-pincode-lookup.ts';

export default function ShippingDetailsRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const [initial] = useState(() => readAddressDraft(userId));
  const form = useForm({
    initial,
    check: (values) => checkForm(checkoutAddressSchema, values),
    onChange: (values) => writeAddressDraft(userId, values),
  });
  const lookup = usePincodeLookup(form.values.zipCode, (pincode, place) =>
    form.setValues(fillFromPincode(form.values, pincode, place)),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    const values = form.submit();
    if (values === null || isSaving) return;
    setIsSaving(true);
    try {
      const saved = await api.addresses.create(values);
      addressSelectionStore.getState().select(saved._id);
      clearAddressDraft();
      showSuccess(MESSAGES.addressSaved);
    } catch (error) {
      // What was typed is kept, and the shopper goes on all the same (spec §2).
      showError(errorText(error, MESSAGES.addressFailed));
    }
    await navigate(cameFromSavedAddress(state) ? SAVED_ADDRESS_PATH : '/payment');
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
        <AddressFields form={form} pincodeHint={pincodeHint(lookup)} />
        <Button type="submit" isBusy={isSaving} busyLabel={MESSAGES.saving}>
          {MESSAGES.saveAddress}
        </Button>
      </form>
    </CheckoutColumns>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.shippingTitle, isIndexed: false });
}
