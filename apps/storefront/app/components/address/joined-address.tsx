import { type AddressView, joinAddress } from '@haat/domain/shopper';

interface JoinedAddressProps {
  readonly address: AddressView;
}

/** An address in one text, whose state and pincode, and the comma behind them, stay on one line. */
export function JoinedAddress({ address }: JoinedAddressProps) {
  const { zipCode } = address;
  return joinAddress(address).replace(` - ${zipCode}`, `\u00a0-\u00a0${zipCode}`);
}
