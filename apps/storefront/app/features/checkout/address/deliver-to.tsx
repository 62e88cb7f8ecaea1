import { isApiError, unwrap } from '@haat/api-sdk';
import { type AddressView, isAddressGone, parseAddress } from '@haat/domain/shopper';
import { buttonClass, Card } from '@haat/ui';
import { href } from 'react-router';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { DeliveryBlock } from '../../../components/delivery/delivery-block.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { addressSelectionStore, api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** The delivery address; null without one, or where it could not be loaded in time. */
export function useDeliveryAddress(addressId: string | null) {
  const { loaded } = useLoad(
    async (signal) =>
      addressId === null
        ? null
        : withTimeout(loadAddress(addressId, signal), {
            what: 'The address of the order',
            limitMs: ARRIVAL_MS,
          }),
    addressId ?? '',
  );
  return {
    isLoading: loaded.status === 'loading',
    address: loaded.status === 'loaded' ? loaded.value : null,
  };
}

interface DeliverToProps {
  readonly address: AddressView | null;
}

/** The delivery address of the order, with a link to change it. */
export function DeliverTo({ address }: DeliverToProps) {
  return (
    <Card className="mb-4 md:mb-6 max-md:pb-3">
      <div className="-mt-2.5 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold text-lg">{TEXTS.deliverTo}</h2>
        <div className="min-h-lh grow max-md:text-sm">
          {address !== null && (
            <DeliveryBlock className="min-h-lh" addressPincode={address.zipCode} />
          )}
        </div>
        <ShopLink className={buttonClass({ variant: 'link' })} to={href('/saved-address')}>
          {TEXTS.change}
        </ShopLink>
      </div>
      <p className="wrap-anywhere max-md:text-sm">
        {address === null ? (
          TEXTS.addressHidden
        ) : (
          <>
            <strong>{address.name}</strong>, <JoinedAddress address={address} />
            {address.phoneNumber && (
              <span className="whitespace-nowrap"> · {address.phoneNumber}</span>
            )}
          </>
        )}
      </p>
    </Card>
  );
}

/**
 * Loads the selected address. A 404 clears the selection: the address was deleted, or belongs to
 * another shopper. After any other error the order stays possible, as the server looks the address
 * up again.
 */
async function loadAddress(id: string, signal: AbortSignal): Promise<AddressView | null> {
  try {
    return parseAddress(
      await unwrap(api.GET('/address/get-address/{id}', { params: { path: { id } }, signal })),
    );
  } catch (error) {
    if (isApiError(error) && isAddressGone(error)) addressSelectionStore.getState().clear();
    throw error;
  }
}
