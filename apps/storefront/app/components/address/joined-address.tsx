import { type AddressView, joinAddress } from '@haat/domain/shopper';

interface JoinedAddressProps {
  readonly address: AddressView;
}

/** An address in one text, whose state and pincode, and the comma behind them, stay on one line. */
export function JoinedAddress({ address }: JoinedAddressProps) {
  const text = joinAddress(address);
  const pincode = ` - ${address.zipCode}`;
  const dash = text.lastIndexOf(pincode);
  if (dash < 0) return text;
  const start = text.lastIndexOf(' ', dash - 1) + 1;
  const last = dash + pincode.length;
  const end = text[last] === ',' ? last + 1 : last;
  return (
    <>
      {text.slice(0, start)}
      <span className="inline-block">{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  );
}
