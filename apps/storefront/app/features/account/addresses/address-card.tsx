import { type AddressView, formatAddressType, joinAddress } from '@haat/domain/shopper';
import { Button, cardClass, Icon, RadioCard } from '@haat/ui';
import { Pencil, Trash2 } from 'lucide';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { TEXTS } from '../texts.ts';

interface AddressCardProps {
  readonly address: AddressView;
  /** Orders go to the selected address unless the shopper chooses another one (product 3.7.3). */
  readonly isSelected: boolean;
  readonly isDeleting: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A saved address: the whole card selects it, Edit and Delete stand below (product 2.14.3). */
export function AddressCard(props: AddressCardProps) {
  const { address, isSelected, isDeleting, onSelect, onEdit, onDelete } = props;
  const { id, name, phoneNumber, addressType, isDefault } = address;
  const ofThis = <span className="sr-only">{TEXTS.ofAddress(name, joinAddress(address))}</span>;
  return (
    <li
      className={cardClass(
        'grid grid-cols-1 grid-rows-[1fr_auto] wrap-anywhere has-checked:border-indigo has-checked:ring-1 has-checked:ring-indigo',
      )}
    >
      <RadioCard
        name="selected-address"
        value={id}
        checked={isSelected}
        onChange={onSelect}
        className="items-start rounded-none! border-0! ring-0!"
        label={
          <>
            {name}
            <span className="block font-normal">
              {formatAddressType(addressType)}
              {isDefault && ` ${TEXTS.isDefault}`}
              {isSelected && ` ${TEXTS.isSelected}`}
            </span>
          </>
        }
      >
        <JoinedAddress address={address} />
        <span className="block">{phoneNumber}</span>
      </RadioCard>
      <div className="flex flex-wrap gap-x-6 border-hairline border-t px-4 py-1">
        <Button variant="link" icon={<Icon node={Pencil} className="size-4" />} onClick={onEdit}>
          <span>
            {TEXTS.edit}
            {ofThis}
          </span>
        </Button>
        <Button
          variant="link"
          icon={<Icon node={Trash2} className="size-4" />}
          isBusy={isDeleting}
          onClick={onDelete}
        >
          <span>
            {TEXTS.delete}
            {ofThis}
          </span>
        </Button>
      </div>
    </li>
  );
}
