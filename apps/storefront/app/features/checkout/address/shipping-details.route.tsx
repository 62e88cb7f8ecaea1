import { isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, cutText, FORM_ERROR_MESSAGE } from '@haat/domain';
import {
  type AddressView,
  CHECKOUT_ADDRESS_TYPE,
  CHECKOUT_NAME_MAX_LENGTH,
  checkoutAddressSchema,
  checkoutStop,
  countItems,
  formatAddressType,
  parseAddress,
  parseAddresses,
  parseBuyNow,
  parseProfile,
  pickSelectedAddress,
  readPhoneNumber,
} from '@haat/domain/shopper';
import { Alert, Button, buttonClass, Card, SectionHeading, Spinner } from '@haat/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { createAddressDraftStore } from '../../../components/address/address-draft.ts';
import {
  AddressFields,
  type AddressFieldTexts,
} from '../../../components/address/address-fields.tsx';
import { ADDRESS_TEXTS } from '../../../components/address/address-texts.ts';
import { createAddressValues } from '../../../components/address/address-values.ts';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { usePincodePlace } from '../../../components/address/use-pincode-place.ts';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { ItemsAndTotal } from '../../../components/order/items-and-total.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import {
  addressSelectionStore,
  api,
  useAddressSelection,
  useAuth,
} from '../../../state/create-stores.ts';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { chooseBuyNow, useCheckoutLines } from '../checkout-lines.ts';
import { type StepNotice, startPayment } from '../payment/start-payment.ts';
import { SAVED_ADDRESS_PATH } from '../return-to.ts';
import { TEXTS } from '../texts.ts';
import { useCheckoutStop } from '../use-checkout-stop.ts';

/** Initial values of the delivery address form (product 2.13.2). */
const EMPTY_ADDRESS = createAddressValues(CHECKOUT_ADDRESS_TYPE);

const FIELD_TEXTS: AddressFieldTexts = {
  name: TEXTS.name,
  phoneNumber: TEXTS.phoneNumber,
  addressLine1: TEXTS.addressLine1,
  zipCode: TEXTS.pincode,
  isDefault: TEXTS.makeDefault,
};

const LIMITS = { name: CHECKOUT_NAME_MAX_LENGTH };

/** What stops a checkout without anything to order (product 5.5.2). */
const EMPTY_CART = checkoutStop({
  isSignedIn: true,
  itemCount: 0,
  addressId: null,
  paymentMethod: null,
});

const addressDraft = createAddressDraftStore('address-draft');

export default function ShippingDetailsRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const user = useAuth((auth) => auth.user);
  const userId = user?._id ?? '';
  const [search] = useSearchParams();
  const isReturning = state?.from === SAVED_ADDRESS_PATH;
  const [draft] = useState(() => addressDraft.read(userId)?.values);
  const [initial] = useState(
    () =>
      draft ?? {
        ...EMPTY_ADDRESS,
        name: cutText(user?.fullName ?? '', CHECKOUT_NAME_MAX_LENGTH),
      },
  );
  const known = useLoad(listSavedAddresses, userId).loaded;
  const saved = known.status === 'loaded' ? known.value : [];
  const rememberedId = useAddressSelection((selection) => selection.addressId);
  const offeredId = pickSelectedAddress(saved, rememberedId);
  const offered =
    isReturning || draft !== undefined
      ? null
      : (saved.find(({ id }) => id === offeredId) ?? saved[0] ?? null);
  const form = useForm({
    initial,
    check: (values) => checkForm(checkoutAddressSchema, values),
    onChange: (values) => addressDraft.write({ userId, editedId: null, values }),
    async send(values) {
      let notice: StepNotice;
      try {
        const saved = parseAddress(
          await unwrap(api.POST('/address/create-address', { body: values })),
        );
        if (saved === null || saved.id === '') throw new Error(ADDRESS_TEXTS.saveFailed);
        addressSelectionStore.getState().select(saved.id);
        addressDraft.clear();
        notice = { isError: false, text: TEXTS.addressSaved };
      } catch (error) {
        if (mustStay(error)) throw error;
        // The draft stays, and the shopper continues in spite of the error (product 2.13.3). Clearing
        // the selection keeps the order from going to an earlier address.
        addressSelectionStore.getState().clear();
        notice = { isError: true, text: errorText(error, ADDRESS_TEXTS.saveFailed) };
      }
      if (!isReturning) return startPayment(notice);
      if (notice.isError) showError('address', notice.text);
      else showSuccess('address', notice.text);
      await navigate(SAVED_ADDRESS_PATH);
    },
    failed(error) {
      const text = errorText(error, ADDRESS_TEXTS.saveFailed);
      if (isApiError(error) && error.status === 0) return text;
      // Without a session the sign-in screen opens, where only a toast is seen.
      showError('address', text);
      return null;
    },
    invalidText: FORM_ERROR_MESSAGE,
  });
  // The pincode that was filled in, not typed; '' for none.
  const [filledPincode, setFilledPincode] = useState('');
  const fillIn = useEffectEvent((name: 'phoneNumber' | 'zipCode', text: string) => {
    form.fill((values) => (values[name] === '' ? { ...values, [name]: text } : values));
  });
  useEffect(() => {
    if (draft !== undefined) return;
    const controller = new AbortController();
    // What the shopper has already told the shop (product 2.13.11); the browser stores no number.
    unwrap(api.GET('/users/current-user', { signal: controller.signal })).then(
      (account) => fillIn('phoneNumber', readPhoneNumber(parseProfile(account)?.phoneNumber ?? '')),
      () => {
        // The field stays empty.
      },
    );
    // Loaded apart: its code belongs to the lines about the delivery.
    import('../../../components/delivery/chosen-pincode.ts').then(
      ({ readChosenPincode }) => {
        const pincode = readChosenPincode(userId);
        setFilledPincode(pincode);
        fillIn('zipCode', pincode);
      },
      () => {
        // The field stays empty.
      },
    );
    return () => controller.abort();
  }, [draft, userId]);
  const lookup = usePincodePlace({ form, initial, filledPincode });

  useEffect(() => {
    // Who adds an address on the way keeps what is ordered.
    if (!isReturning) chooseBuyNow(parseBuyNow(search));
  }, [search, isReturning]);

  const isCartEmpty = useIsCartEmpty();
  // Who adds an address to the list needs no cart.
  const stop = isCartEmpty && !isReturning && !form.isBusy ? EMPTY_CART : null;
  useCheckoutStop(stop);
  // What stands above the form depends on the saved addresses, and would push it down.
  const isWaiting = known.status === 'loading' || stop !== null;

  const isInvalid = form.failure === FORM_ERROR_MESSAGE;

  return (
    <CheckoutColumns hasCashNote isLoading={isWaiting}>
      <SectionHeading
        level="h1"
        size="page"
        className="mb-2 lg:mb-6"
        action={
          <ShopLink className={buttonClass({ variant: 'link' })} to={SAVED_ADDRESS_PATH}>
            {TEXTS.useSavedAddress}
          </ShopLink>
        }
      >
        {TEXTS.shippingTitle}
      </SectionHeading>
      <TotalAhead />
      {isWaiting ? (
        <Spinner className="pb-72" label={ADDRESS_TEXTS.loading} />
      ) : (
        <>
          {offered !== null && <DeliverHere address={offered} />}
          <form {...form.props} className="grid gap-6">
            {isInvalid && <Alert tone="error">{FORM_ERROR_MESSAGE}</Alert>}
            <AddressFields form={form} lookup={lookup} texts={FIELD_TEXTS} limits={LIMITS} />
            {form.failure !== null && !isInvalid && <Alert tone="error">{form.failure}</Alert>}
            <Button
              type="submit"
              variant={offered === null ? 'primary' : 'secondary'}
              isBusy={form.isBusy}
              busyLabel={TEXTS.saving}
            >
              {TEXTS.saveAddress}
            </Button>
          </form>
        </>
      )}
    </CheckoutColumns>
  );
}

/** Tells whether nothing is there to be ordered: neither a product bought by itself nor a cart. */
function useIsCartEmpty(): boolean {
  const [search] = useSearchParams();
  const { lines, status, isBuyNow } = useCheckoutLines();
  // The product of the URL is chosen only after the first render.
  const isCartOrdered = !isBuyNow && parseBuyNow(search) === null;
  return isCartOrdered && status === 'ready' && countItems(lines) === 0;
}

/** The total, where the sums stand below the form (product 2.10.3). */
function TotalAhead() {
  const { lines, status } = useCheckoutLines();
  return (
    <p className="mb-4 min-h-lh lg:hidden">
      {status === 'ready' && lines.length > 0 && <ItemsAndTotal lines={lines} />}
    </p>
  );
}

/** The saved addresses; none when they do not load in time, as the form works without them. */
async function listSavedAddresses(signal: AbortSignal): Promise<readonly AddressView[]> {
  const addresses = await withTimeout(unwrap(api.GET('/address/get-addresses', { signal })), {
    what: 'The saved addresses',
    limitMs: ARRIVAL_MS,
  });
  return addresses === null ? [] : parseAddresses(addresses);
}

interface DeliverHereProps {
  readonly address: AddressView;
}

/** The address of earlier orders, one tap from the payment (product 2.13.12). */
function DeliverHere({ address }: DeliverHereProps) {
  const { isBusy, run } = useAction();

  function deliver() {
    addressSelectionStore.getState().select(address.id);
    void run(startPayment, () => null);
  }

  return (
    <>
      <Card className="grid gap-4">
        <div className="wrap-anywhere">
          <p className="font-semibold">{address.name}</p>
          {/* Other tells nothing about the place. */}
          {address.addressType !== 'Other' && <p>{formatAddressType(address.addressType)}</p>}
          <p>
            <JoinedAddress address={address} />
          </p>
          <p>{address.phoneNumber}</p>
        </div>
        <Button isBusy={isBusy} onClick={deliver}>
          {TEXTS.deliverHere}
        </Button>
      </Card>
      <h2 className="mt-8 mb-4 font-bold text-xl">{TEXTS.otherAddress}</h2>
    </>
  );
}

/**
 * Offline the next screen could not load either; without a session the sign-in screen opens next,
 * and a second navigation would interfere with it.
 */
function mustStay(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 401);
}

export const meta = describePersonalPage(TEXTS.shippingTitle);
