import { isApiError } from '@haat/api-sdk';
import { type AddressView, joinAddress, readAddress } from '@haat/domain';
import { buttonClass, Card, Skeleton } from '@haat/ui';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../shared/shop-link.tsx';
import { addressSelectionStore, api } from '../../shared/stores.ts';

interface DeliverToProps {
  readonly addressId: string;
}

/** Where the order will go, and the way to another address. */
export function DeliverTo({ addressId }: DeliverToProps) {
  const [address, setAddress] = useState<AddressView | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    api.addresses
      .get(addressId, { signal: leaving.signal })
      .then((answer) => setAddress(readAddress(answer)))
      .catch((error: unknown) => {
        // Deleted meanwhile, or another shopper's: then none is selected. Any other failure leaves
        // the order possible; the server looks the address up again.
        if (isApiError(error) && error.status === 404) addressSelectionStore.getState().clear();
      });
    return () => leaving.abort();
  }, [addressId]);

  return (
    <Card className="mb-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-bold text-lg">Deliver to</h2>
        <ShopLink className={buttonClass({ variant: 'link' })} to={href('/saved-address')}>
          Change
        </ShopLink>
      </div>
      {address === null ? (
        <Skeleton className="h-13 w-full" />
      ) : (
        <p className="min-h-13">
          <strong>{address.name}</strong>, {joinAddress(address)}
        </p>
      )}
    </Card>
  );
}
