import { computeCartTotals } from '@haat/domain';
import { type CartLine, countItems, formatRoundAmount, pricePerPiece } from '@haat/domain/shopper';
import { useId } from 'react';
import { useCode } from '../../../hydration/use-code.ts';
import { useCharges } from '../../../state/charges.ts';
import { PARCEL_TEXTS } from './parcel-texts.ts';

/** The packets that fill the drawn box, in rows of four from its bottom. */
const DRAWN_PACKETS = 12;

interface ParcelBoxProps {
  /** At least one. */
  readonly lines: readonly CartLine[];
}

/**
 * The parcel that fills with the cart: what each piece costs with everything, and what else may go into
 * it (product 2.10.7, 2.10.8). The offers load once the browser is idle, in a space that is kept for them.
 */
export function ParcelBox({ lines }: ParcelBoxProps) {
  const titleId = useId();
  const offers = useCode(() => import('./parcel-offers.tsx'), 'idle');
  const charges = useCharges();
  const { shipping } = computeCartTotals(lines, charges);
  const { freeShippingFrom: freeFrom } = charges;
  const count = countItems(lines);

  return (
    <section
      aria-labelledby={titleId}
      className="@container mt-6 rounded-haat border border-hairline bg-paper p-4 lg:p-5"
    >
      <div className="flex items-center gap-4 @max-[16rem]:flex-wrap">
        <DrawnParcel count={Math.min(count, DRAWN_PACKETS)} />
        <div className="min-w-0">
          <h2 id={titleId} className="font-bold text-lg leading-tight">
            {PARCEL_TEXTS.title}
          </h2>
          <p>
            {shipping === 0
              ? PARCEL_TEXTS.free
              : freeFrom === null
                ? PARCEL_TEXTS.delivery(formatRoundAmount(shipping))
                : PARCEL_TEXTS.freeFrom(formatRoundAmount(freeFrom))}
          </p>
          <p role="status" className="font-semibold text-leaf">
            {PARCEL_TEXTS.each(formatRoundAmount(pricePerPiece(lines, charges)), count)}
          </p>
        </div>
      </div>
      <div className="mt-4 min-h-39.5">{offers && <offers.ParcelOffers lines={lines} />}</div>
    </section>
  );
}

/** An open box with as many packets. */
function DrawnParcel({ count }: { readonly count: number }) {
  return (
    <svg viewBox="0 0 96 88" aria-hidden="true" className="w-20 shrink-0 lg:w-24">
      {/* The flaps and the inside of the box. */}
      <path d="M14 30 2 18l10-8 14 14zM82 30l12-12-10-8-14 14z" className="fill-turmeric/60" />
      <path d="M14 24h68v56H14z" className="fill-sand stroke-edge" strokeWidth="2" />
      {Array.from({ length: count }, (_, index) => (
        <g
          // The packets never change their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a packet is its place
          key={index}
          transform={`translate(${18 + (index % 4) * 15.5} ${62 - Math.floor(index / 4) * 17})`}
        >
          <rect width="13" height="15" rx="1.5" className="fill-madder" />
          <rect x="2.5" y="5" width="8" height="6" className="fill-paper" />
        </g>
      ))}
      <path d="M14 52h68v28H14z" className="fill-turmeric/25 stroke-edge" strokeWidth="2" />
      <path d="M44 52h8v12h-8z" className="fill-madder/70" />
    </svg>
  );
}
