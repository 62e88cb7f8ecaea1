import { Badge, Checkbox, cardClass, Icon } from '@haat/ui';
import { ImageOff } from 'lucide';
import { Link } from 'react-router';
import { FROM_LIST } from '../../components/page/from-list.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { GOODS } from './goods.texts.ts';
import { ProductPrice } from './product-price.tsx';
import { StockStepper } from './stock-stepper.tsx';

interface ProductRowProps {
  readonly product: DeskProduct;
  readonly canStock: boolean;
  readonly isSelected: boolean;
  /** Left out while no goods are being selected. */
  readonly onToggle: (() => void) | undefined;
}

/** A product of the list: all but its stock opens it. */
export function ProductRow({ product, canStock, isSelected, onToggle }: ProductRowProps) {
  const texts = useTexts(GOODS);
  const nameOf = useName();
  const { status, pictures, maker } = product;
  const [picture] = pictures;
  return (
    <li
      className={cardClass(
        // The error of a typed stock lies over the row below.
        'relative grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 overflow-visible p-[12px]',
      )}
    >
      <span className="row-span-2 grid h-24 place-items-center overflow-clip rounded-haat bg-sand">
        {picture ? (
          <img
            src={`${picture.url}?w=160`}
            alt=""
            width={64}
            height={96}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Icon node={ImageOff} className="icon text-ink-soft" />
        )}
      </span>
      <div className="col-span-2 min-w-0">
        {/* The link covers the row; the stock's buttons lie above it. */}
        <Link
          to={`/goods/${product._id}`}
          state={FROM_LIST}
          className="line-clamp-1 font-semibold after:absolute after:inset-0 @max-[19rem]:line-clamp-none"
        >
          {nameOf(product)}
        </Link>
        {maker && (
          <p className="truncate text-sm text-ink-soft @max-[19rem]:whitespace-normal">
            {nameOf(maker)}
          </p>
        )}
      </div>
      {onToggle && (
        // Above the link that covers the row.
        <Checkbox
          label={<span className="sr-only">{texts.select(nameOf(product))}</span>}
          className="absolute start-0 top-0 z-10 touch justify-center rounded-haat bg-paper"
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-2 @max-[19rem]:col-span-2">
        <span className="figures font-semibold">
          <ProductPrice product={product} />
        </span>
        {status !== 'published' && <Badge tone="highlight">{texts.statuses[status]}</Badge>}
      </p>
      {/* Large text leaves no place for it beside the price. */}
      <div className="relative @max-[19rem]:col-span-3 @max-[19rem]:mt-2">
        <StockStepper product={product} canStock={canStock} />
      </div>
    </li>
  );
}
