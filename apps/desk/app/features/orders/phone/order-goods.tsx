import { MAX_QUANTITY } from '@haat/domain';
import { Icon, IconButton, SelectField } from '@haat/ui';
import { Trash2 } from 'lucide';
import { ProductPicker } from '../../../components/product/product-picker.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import type { TypedLine } from './new-order-form.ts';
import { PHONE_ORDERS } from './phone-orders.texts.ts';

interface OrderGoodsProps {
  readonly lines: readonly TypedLine[];
  /** Positions of lines that the shop cannot send as they are. */
  readonly refused: readonly number[];
  readonly onChange: (lines: readonly TypedLine[]) => void;
}

/** The goods of a new order, found by name in either language, each with its pieces. */
export function OrderGoods({ lines, refused, onChange }: OrderGoodsProps) {
  const texts = useTexts(PHONE_ORDERS);
  const format = useFormat();
  const nameOf = useName();
  return (
    <>
      {lines.length > 0 && (
        <ul className="grid gap-4">
          {lines.map((line, position) => {
            const name = nameOf(line);
            const isRefused = refused.includes(position) || line.quantity > line.stock;
            return (
              <li key={line._id} className="grid gap-2">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                  <span className="figures">{format.money(line.pricePaise * line.quantity)}</span>
                </p>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <SelectField
                    label={texts.pieces(name)}
                    isLabelHidden
                    value={line.quantity}
                    onChange={({ target }) =>
                      onChange(lines.with(position, { ...line, quantity: Number(target.value) }))
                    }
                  >
                    {listQuantities(line).map((pieces) => (
                      <option key={pieces} value={pieces}>
                        {pieces} ×
                      </option>
                    ))}
                  </SelectField>
                  <IconButton
                    label={texts.remove(name)}
                    icon={<Icon node={Trash2} className="size-5" />}
                    className="touch"
                    onClick={() => onChange(lines.filter((one) => one !== line))}
                  />
                  <span className="text-ink-soft">{texts.inStock(format.number(line.stock))}</span>
                </div>
                {isRefused && (
                  <p role="alert" className="font-semibold text-madder">
                    {texts.tooFew}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ProductPicker
        onPick={(_, { _id, name, nameHindi, pricePaise, stock }) => {
          if (lines.some((line) => line._id === _id)) return;
          onChange([...lines, { _id, name, nameHindi, pricePaise, stock, quantity: 1 }]);
        }}
      />
    </>
  );
}

/** The numbers of pieces to choose from: what is in stock, and what is chosen. */
function listQuantities({ stock, quantity }: TypedLine): number[] {
  const most = Math.min(MAX_QUANTITY, Math.max(stock, quantity));
  return Array.from({ length: most }, (_, index) => index + 1);
}
