import type { Paise } from '@haat/domain';
import { formatRoundAmount } from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { Money } from '../../../components/product/money.tsx';
import { LABEL_TEXTS } from './label-texts.ts';

/** One kind of thing in a set. */
export interface PartOfSet {
  readonly id: string;
  readonly name: string;
  /** Of one piece alone. */
  readonly price: Paise;
  readonly pieces: number;
}

export interface SetContentsProps {
  readonly packets: number;
  /** What each of them costs in the set. */
  readonly each: Paise;
  /** What all cost one by one, where that is more than the set's price. */
  readonly singly: Paise | null;
  /** What is in the set, as far as it is known and in the shop. */
  readonly parts: readonly PartOfSet[];
}

/** What is in a set, what each packet costs in it, and what all cost one by one (product 2.7.22). */
export function SetContents({ packets, each, singly, parts }: SetContentsProps) {
  return (
    <section className="mt-5">
      <h2 className="font-bold text-lg">{LABEL_TEXTS.inTheSet}</h2>
      <p className="mt-1">
        {LABEL_TEXTS.perPacket(packets, formatRoundAmount(each))}
        {singly !== null && ` ${LABEL_TEXTS.singly(formatRoundAmount(singly))}`}
      </p>
      <ul className="mt-2 gap-x-6 border-hairline border-t lg:grid lg:grid-cols-2">
        {parts.map(({ id, name, price, pieces }) => (
          <li key={id} className="set-line">
            <ShopLink to={href('/product/:id', { id })} className="set-link">
              {pieces > 1 && `${pieces} × `}
              {name}
            </ShopLink>
            <Money amount={price} />
          </li>
        ))}
      </ul>
    </section>
  );
}
