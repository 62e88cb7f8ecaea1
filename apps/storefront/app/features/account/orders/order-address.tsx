import { type AddressView, joinAddress } from '@haat/domain';

interface OrderAddressProps {
  readonly address: AddressView;
}

/** The address of an order as printed on the parcel; a copy made when the order was placed. */
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
