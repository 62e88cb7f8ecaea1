import { type AddressView, formatAddressType, joinAddress } from '@haat/domain/shopper';
import { Icon, IconButton, RadioCard } from '@haat/ui';
import { Trash2 } from 'lucide';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { TEXTS } from '../texts.ts';

interface AddressChoiceProps {
  readonly address: AddressView;
  readonly isSelected: boolean;
  readonly isDeleting: boolean;
  readonly onSelect: () => void;
  readonly onDelete: () => void;
}

/**
 * A saved address: a radio with its text, type and '(Default)', and a Delete button
 * (product 2.13.5).
 */
export function AddressChoice(props: AddressChoiceProps) {
  const { address, isSelected, isDeleting, onSelect, onDelete } = props;
  return (
    <li className="relative">
      <RadioCard
        className="wrap-anywhere pe-12"
        name="address"
        value={address.id}
        checked={isSelected}
        onChange={onSelect}
        label={
          <>
            {address.name}
            <span className="block font-normal">
              {formatAddressType(address.addressType)}
              {address.isDefault && ` ${TEXTS.isDefault}`}
            </span>
          </>
        }
      >
        <JoinedAddress address={address} />
        <span className="block">{address.phoneNumber}</span>
      </RadioCard>
      <IconButton
        label={TEXTS.deleteAddress(address.name, joinAddress(address))}
        icon={<Icon node={Trash2} className="size-5" />}
        className="absolute top-1.5 right-1.5"
        aria-disabled={isDeleting}
        onClick={onDelete}
      />
    </li>
  );
}
