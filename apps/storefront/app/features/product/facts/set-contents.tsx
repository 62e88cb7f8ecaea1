import type { Paise } from '@haat/domain';
import {
  formatRoundAmount,
  pricePerPacket,
  type SetPart,
  sizedImageUrl,
  sumOfParts,
} from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import type { CardProduct } from '../../../components/product/card-product.ts';
import { Money } from '../../../components/product/money.tsx';
import { SET_TEXTS } from './label-texts.ts';

/** The part of a product that its line in a set shows. */
export type PartProduct = Pick<CardProduct, 'id' | 'name' | 'price' | 'image'>;

export interface SetContentsProps {
  /** Of one set. */
  readonly price: Paise;
  readonly contains: readonly SetPart[];
  /** What is in the set, as far as it is known and in the shop. */
  readonly parts: readonly PartProduct[];
}

/** What is in a set, what each packet costs in it, and what all cost one by one (product 2.7.22). */
export function SetContents({ price, contains, parts }: SetContentsProps) {
  const packets = pricePerPacket(price, contains);
  if (packets === null) return null;
  const singly = sumOfParts(contains, parts);
  return (
    <section className="mt-5">
      <h2 className="font-bold text-lg">{SET_TEXTS.inTheSet}</h2>
      <p className="mt-1">
        {SET_TEXTS.perPacket(packets.packets, formatRoundAmount(packets.each))}
        {singly !== null && singly > price && ` ${SET_TEXTS.singly(formatRoundAmount(singly))}`}
      </p>
      <ul className="mt-2 gap-x-6 border-hairline border-t lg:grid lg:grid-cols-2">
        {parts.map((part) => {
          const pieces = contains.find(({ productId }) => productId === part.id)?.quantity ?? 1;
          return (
            <li key={part.id} className="set-line">
              {part.image !== null && (
                <img
                  src={sizedImageUrl(part.image, 160)}
                  alt=""
                  width={40}
                  height={50}
                  loading="lazy"
                  className="shrink-0 rounded-haat bg-sand"
                />
              )}
              <ShopLink to={href('/product/:id', { id: part.id })} className="set-link">
                {pieces > 1 && `${pieces} × `}
                {part.name}
              </ShopLink>
              <Money amount={part.price} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
