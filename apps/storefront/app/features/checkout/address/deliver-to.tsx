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
    <Card className="mb-4 md:mb-6 max-md:pb-3">
      <div className="-mt-2.5 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold text-lg">{TEXTS.deliverTo}</h2>
        <div className="min-h-lh grow max-md:text-sm">
          {loaded.status === 'loaded' && loaded.value !== null && (
            <DeliveryBlock className="min-h-lh" addressPincode={loaded.value.zipCode} />
          )}
        </div>
        <ShopLink className={buttonClass({ variant: 'link' })} to={href('/saved-address')}>
          {TEXTS.change}
        </ShopLink>
      </div>
      {/* As high as a usual address, so that nothing below moves when it comes. */}
      <div className="min-h-16 wrap-anywhere max-md:text-sm md:min-h-lh">
        <Address loaded={loaded} />
      </div>
    </Card>
  );
}

function Address({ loaded }: DeliverToProps) {
  if (loaded.status === 'loading') return <Skeleton className="h-16 w-full md:h-lh" />;
  if (loaded.status === 'failed' || loaded.value === null) return <p>{TEXTS.addressHidden}</p>;
  const { name, phoneNumber } = loaded.value;
  return (
    <p>
      <strong>{name}</strong>, <JoinedAddress address={loaded.value} />
      {phoneNumber && <span className="whitespace-nowrap"> · {phoneNumber}</span>}
    </p>
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
