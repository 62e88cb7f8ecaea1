import { buttonClass, Icon } from '@haat/ui';
import { Camera } from 'lucide';

interface ChoosePictureProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onChoose: (file: File) => void;
}

/** A button that takes a photograph with the phone, or one of its files. */
export function ChoosePicture({ label, isBusy = false, onChoose }: ChoosePictureProps) {
  return (
    <label className={buttonClass({ variant: 'secondary' })} aria-busy={isBusy}>
      <Icon node={Camera} className="size-5" />
      {label}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same photograph can be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
