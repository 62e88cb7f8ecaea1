import { MAX_QUANTITY, readPieces } from '@haat/domain';
import {
  type CartLine,
  clampQuantity,
  isNearlySoldOut,
  lineSubtotal,
  MIN_QUANTITY,
} from '@haat/domain/shopper';
import { Icon, IconButton, joinClasses, QuantityStepper } from '@haat/ui';
import { Trash2 } from 'lucide';
import { useRef } from 'react';
import { href } from 'react-router';
import { showMessage } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { changeQuantity, removeFromCart } from '../../components/order/change-quantity.ts';
import { LineFacts } from '../../components/order/line-facts.tsx';
import { QUANTITY_TEXTS } from '../../components/order/quantity-texts.ts';
import { FormerPrice } from '../../components/product/former-price.tsx';
import { Money } from '../../components/product/money.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import { useCart } from '../../state/create-stores.ts';
import { TEXTS } from './texts.ts';

interface CartTableProps {
  readonly lines: readonly CartLine[];
  /** Called before a line, and with it its Remove button, leaves the page. */
  readonly onBeforeRemove: () => void;
  /**
   * Receives the error text of the latest change, which stays on the page; null after a success.
   */
  readonly onProblem: (problem: string | null) => void;
}

/** The lines of the cart: product, price, quantity, subtotal (product 2.10.1); cards on a phone. */
export function CartTable({ lines, onBeforeRemove, onProblem }: CartTableProps) {
  return (
    <table className="block w-full rounded-haat border border-hairline bg-paper tabular-nums md:table md:border-separate md:border-spacing-0">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-ink-soft text-sm">
          <th className="p-4 font-semibold">{TEXTS.productColumn}</th>
          <th className="p-4 text-right font-semibold">{TEXTS.priceColumn}</th>
          <th className="p-4 font-semibold">{TEXTS.quantityColumn}</th>
          <th className="p-4 text-right font-semibold">{TEXTS.subtotalColumn}</th>
          <th className="p-4">
            <span className="sr-only">{TEXTS.removeColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {lines.map((line) => (
          <CartRow
            key={line.productId}
            line={line}
            onBeforeRemove={onBeforeRemove}
            onProblem={onProblem}
          />
        ))}
      </tbody>
    </table>
  );
}

/** On a phone it shares the stepper's row with the subtotal, so that the stepper never moves. */
const PRICE_BESIDE_STEPPER =
  'col-start-3 row-start-3 self-start text-right max-md:text-sm max-md:leading-tight';

interface CartRowProps {
  readonly line: CartLine;
  readonly onBeforeRemove: () => void;
  readonly onProblem: (problem: string | null) => void;
}

function CartRow({ line, onBeforeRemove, onProblem }: CartRowProps) {
  const { productId, name, image, unitPrice, originalPrice, quantity, isInStock, stock } = line;
  // On a phone two prices of one piece need a row of their own.
  const isBesideStepper = isInStock && originalPrice === null;
  const most = clampQuantity(MAX_QUANTITY, stock);
  const isChanging = useCart((cart) => cart.changingIds.has(productId));

  const wasCut = useRef(false);
  const sayLimit = () => showMessage(`cart/${productId}`, QUANTITY_TEXTS.limited(name, most));

  async function update(next: number) {
    const isChanged = await changeQuantity(line, next);
    // The outcome has just taken the place of the message.
    if (isChanged && wasCut.current) sayLimit();
    wasCut.current = false;
    onProblem(isChanged ? null : TEXTS.itemNotUpdated);
  }

  async function remove() {
    onBeforeRemove();
    const isRemoved = await removeFromCart(line);
    onProblem(isRemoved ? null : TEXTS.itemNotRemoved);
  }

  return (
    <tr
      aria-busy={isChanging}
      className={joinClasses(
        'relative grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-hairline p-3',
        '@min-[24rem]:grid-cols-[5rem_minmax(0,1fr)_auto] max-md:@min-[20rem]:p-4',
        // With large text the picture stands above, as there is no room beside it.
        '@max-[14rem]:grid-cols-[minmax(0,1fr)] @max-[14rem]:*:col-auto @max-[14rem]:*:row-auto',
        'not-first:border-t md:table-row md:border-t md:p-0 md:*:border-hairline md:*:border-t',
        isChanging && 'opacity-70',
      )}
    >
      <td className="contents md:table-cell md:p-4">
        <div className="contents md:flex md:items-center md:gap-4">
          <div className="row-span-3 w-16 shrink-0 self-start @max-[14rem]:row-auto @min-[24rem]:w-20 overflow-clip rounded-haat bg-sand">
            <ProductPicture image={image} alt="" sizes="80px" widths={[160, 320]} />
          </div>
          <div className="col-span-2 pr-10 text-balance @max-[14rem]:col-auto @max-[14rem]:pr-0 md:pr-0">
            <ShopLink
              className="font-semibold wrap-anywhere hover:underline"
              to={href('/product/:id', { id: productId })}
            >
              {name}
            </ShopLink>
            <LineFacts line={line} />
          </div>
        </div>
      </td>
      <td
        className={joinClasses(
          'text-ink-soft md:table-cell md:p-4 md:text-right md:text-ink',
          isBesideStepper ? PRICE_BESIDE_STEPPER : 'col-span-2 col-start-2',
          // On a phone the price of one piece is that of the line.
          isBesideStepper && quantity === 1 && 'max-md:sr-only',
        )}
      >
        <Money amount={unitPrice} />{' '}
        {originalPrice !== null && (
          <FormerPrice amount={originalPrice} className="text-sm md:block" />
        )}
        {!isInStock && <span className="block font-semibold text-madder">{TEXTS.outOfStock}</span>}
      </td>
      <td className="col-start-2 row-start-3 md:table-cell md:p-4">
        <QuantityStepper
          label={QUANTITY_TEXTS.label(name)}
          value={quantity}
          min={MIN_QUANTITY}
          isWide
          // A column of the table is no wider than what is in it at least.
          className="max-w-33 md:min-w-33"
          // A quantity from before the stock sank can still be lowered.
          max={Math.max(most, quantity)}
          isDisabled={!isInStock}
          read={readPieces}
          onRefuse={() => showMessage(`cart/${productId}`, QUANTITY_TEXTS.refused(name))}
          onChange={(next) => void update(next)}
          onCut={() => {
            wasCut.current = true;
            sayLimit();
          }}
        />
        {isInStock && isNearlySoldOut(stock) && (
          <p className="mt-1 text-sm">{QUANTITY_TEXTS.left(most)}</p>
        )}
      </td>
      <td
        className={joinClasses(
          'col-start-3 row-start-3 text-right font-bold md:table-cell md:p-4',
          isBesideStepper && quantity > 1 && 'self-end',
        )}
      >
        <Money amount={lineSubtotal(line)} />
      </td>
      <td className="absolute top-1 right-1 md:static md:table-cell md:p-1">
        <IconButton
          label={QUANTITY_TEXTS.remove(name)}
          icon={<Icon node={Trash2} className="size-5" />}
          onClick={() => void remove()}
        />
      </td>
    </tr>
  );
}
