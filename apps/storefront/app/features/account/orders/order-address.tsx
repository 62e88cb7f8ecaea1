import { type AddressView, joinAddress } from '@haat/domain';

interface OrderAddressProps {
  readonly address: AddressView;
}

/** Where an order goes, as it is written on a parcel: a copy from when it was placed. */
export function OrderAddress({ address }: OrderAddressProps) {
  const { name, phoneNumber } = address;
  return (
    <address className="not-italic wrap-anywhere">
      {name !== '' && <strong className="block">{name}</strong>}
      {joinAddress(address)}
      {phoneNumber !== '' && <span className="block">{phoneNumber}</span>}
    </address>
  );
}
