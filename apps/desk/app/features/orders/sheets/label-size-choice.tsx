import { SelectField } from '@haat/ui';
import { useTexts } from '../../../lib/language/texts.ts';
import { LABEL_SIZES, type LabelSize } from './label-size.ts';
import { SHEETS } from './sheets.texts.ts';

interface LabelSizeChoiceProps {
  readonly size: LabelSize;
  readonly onChoose: (size: LabelSize) => void;
}

/** Asks which paper the labels are printed on. */
export function LabelSizeChoice({ size, onChoose }: LabelSizeChoiceProps) {
  const texts = useTexts(SHEETS);
  return (
    <div className="max-w-80 print:hidden">
      <SelectField
        label={texts.paper}
        value={size}
        onChange={({ target }) => {
          const chosen = LABEL_SIZES.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {LABEL_SIZES.map((one) => (
          <option key={one} value={one}>
            {texts.papers[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
