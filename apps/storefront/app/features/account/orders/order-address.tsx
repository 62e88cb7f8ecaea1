import type { AddressView } from '@haat/domain/shopper';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';

interface OrderAddressProps {
  readonly address: AddressView;
}

/** The address of an order as printed on the parcel; a copy made when the order was placed. */
export function OrderAddress({ address }: OrderAddressProps) {
  const { name, phoneNumber } = address;
  return (
    <address className="not-italic wrap-anywhere">
      {name !== '' && <strong className="block">{name}</strong>}
      <JoinedAddress address={address} />
      {phoneNumber !== '' && <span className="block">{phoneNumber}</span>}
    </address>
  );
}
