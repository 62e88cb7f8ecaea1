import { shopQuery } from '@haat/api-sdk/tanstack';
import { formatSetParts, readSetParts, type SetPart } from '@haat/domain';
import { Icon, IconButton, SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { PICKER } from '../../../components/product/product-picker.texts.ts';
import { ProductPicker } from '../../../components/product/product-picker.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { PRODUCT } from '../product.texts.ts';

/** The most pieces of one thing that are offered. */
const MOST_OFFERED = 12;

interface SetFieldsProps {
  /** As the form has it, see `formatSetParts`. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** What is in a set: goods and their pieces (product 10.3.2). */
export function SetFields({ typed, error, onChange }: SetFieldsProps) {
  const texts = useTexts(PRODUCT);
  const parts = readSetParts(typed) ?? [];
  const others = (id: string) => parts.filter(({ productId }) => productId !== id);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.fields.contains}</legend>
      <p className="text-ink-soft text-sm">{texts.setHint}</p>
      {error !== undefined && <p className="font-semibold text-madder">{error}</p>}
      <ul className="grid gap-2">
        {parts.map((part) => (
          <PartRow
            key={part.productId}
            part={part}
            onCount={(quantity) =>
              onChange(
                formatSetParts(parts.map((one) => (one === part ? { ...one, quantity } : one))),
              )
            }
            onRemove={() => onChange(formatSetParts(others(part.productId)))}
          />
        ))}
      </ul>
      <ProductPicker
        onPick={({ _id }) =>
          onChange(formatSetParts([...others(_id), { productId: _id, quantity: 1 }]))
        }
      />
    </fieldset>
  );
}

interface PartRowProps {
  readonly part: SetPart;
  readonly onCount: (quantity: number) => void;
  readonly onRemove: () => void;
}

function PartRow({ part: { productId, quantity }, onCount, onRemove }: PartRowProps) {
  const texts = useTexts(PRODUCT);
  const picker = useTexts(PICKER);
  const nameOf = useName();
  const { data } = useQuery(
    shopQuery(desk, '/desk/products/{id}', { params: { path: { id: productId } } }),
  );
  const name = data === undefined ? productId : nameOf(data);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-haat bg-sand py-1 ps-3">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
      <span className="flex items-center gap-2">
        <SelectField
          label={texts.pieces(name)}
          isLabelHidden
          value={quantity}
          onChange={({ target }) => onCount(Number(target.value))}
        >
          {Array.from({ length: Math.max(MOST_OFFERED, quantity) }, (_, index) => index + 1).map(
            (pieces) => (
              <option key={pieces} value={pieces}>
                {pieces} ×
              </option>
            ),
          )}
        </SelectField>
        <IconButton
          label={picker.removeProduct(name)}
          icon={<Icon node={X} className="size-5" />}
          className="touch"
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
