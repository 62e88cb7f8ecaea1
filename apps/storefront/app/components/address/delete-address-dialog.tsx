import { type AddressView, joinAddress } from '@haat/domain';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { ADDRESS_TEXTS } from './address-texts.ts';

interface DeleteAddressDialogProps {
  /** The address it asks about; null while nothing is asked. */
  readonly address: AddressView | null;
  /** The answer is yes; the dialog is closed already. */
  readonly onYes: (address: AddressView) => void;
  /** It is answered, either way. */
  readonly onClose: () => void;
}

/** 'Are you sure you want to delete this address?', and which one (spec §2). */
export function DeleteAddressDialog({ address, onYes, onClose }: DeleteAddressDialogProps) {
  return (
    <ConfirmDialog
      isOpen={address !== null}
      title={ADDRESS_TEXTS.confirmDelete}
      yes={ADDRESS_TEXTS.deleteIt}
      no={ADDRESS_TEXTS.keepIt}
      onClose={onClose}
      onYes={() => address !== null && onYes(address)}
    >
      {address !== null && (
        <p className="wrap-anywhere">
          <strong className="block">{address.name}</strong>
          {joinAddress(address)}
        </p>
      )}
    </ConfirmDialog>
  );
}
