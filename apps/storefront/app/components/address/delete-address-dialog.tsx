import type { AddressView } from '@haat/domain/shopper';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { ADDRESS_TEXTS } from './address-texts.ts';
import { JoinedAddress } from './joined-address.tsx';

interface DeleteAddressDialogProps {
  /** The address to delete; null while the dialog is closed. */
  readonly address: AddressView | null;
  /** Called after the dialog was confirmed and closed. */
  readonly onYes: (address: AddressView) => void;
  /** Called when the dialog is confirmed or cancelled. */
  readonly onClose: () => void;
}

/** Asks before the deletion of an address, which it shows (product 2.13.5). */
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
          <JoinedAddress address={address} />
        </p>
      )}
    </ConfirmDialog>
  );
}
