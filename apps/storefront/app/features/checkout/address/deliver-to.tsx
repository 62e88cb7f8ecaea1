import { isApiError } from '@haat/api-sdk';
import { type AddressView, parseAddress } from '@haat/domain';
import { buttonClass, Card, Skeleton } from '@haat/ui';
import { href } from 'react-router';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { DeliveryBlock } from '../../../components/delivery/delivery-block.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { addressSelectionStore, api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** Loads the delivery address; null without one. */
export function useDeliveryAddress(addressId: string | null) {
  return useLoad(
    async (signal) => (addressId === null ? null : loadAddress(addressId, signal)),
    addressId ?? '',
  ).loaded;
}

interface DeliverToProps {
  readonly loaded: ReturnType<typeof useDeliveryAddress>;
}

/** The delivery address of the order, with a link to change it. */
export function DeliverTo({ loaded }: DeliverToProps) {
  return (
    <Card className="mb-4 md:mb-6">
      <div className="-mt-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg">{TEXTS.deliverTo}</h2>
        <ShopLink className={buttonClass({ variant: 'link' })} to={href('/saved-address')}>
          {TEXTS.change}
        </ShopLink>
      </div>
      {loaded.status === 'loading' ? (
        <Skeleton className="h-13 w-full md:h-lh" />
      ) : (
        <p className="min-h-13 wrap-anywhere md:min-h-lh">
          {loaded.status === 'loaded' && loaded.value !== null ? (
            <>
              <strong>{loaded.value.name}</strong>, <JoinedAddress address={loaded.value} />
            </>
          ) : (
            TEXTS.addressHidden
          )}
        </p>
      )}
      <div className="min-h-lh">
        {loaded.status === 'loaded' && loaded.value !== null && (
          <DeliveryBlock className="min-h-lh" addressPincode={loaded.value.zipCode} />
        )}
      </div>
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
    return parseAddress(await api.addresses.get(id, { signal }));
  } catch (error) {
    if (isApiError(error) && error.status === 404) addressSelectionStore.getState().clear();
    throw error;
  }
}
