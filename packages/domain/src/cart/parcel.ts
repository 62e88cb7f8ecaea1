import { asPaise, type Paise } from '../money.ts';
import { computeCartTotals, countItems, type OrderCharges } from './cart-totals.ts';

/** The most products that the cart suggests for the parcel (product 2.10.8). */
export const MAX_PARCEL_OFFERS = 4;

/** A packet that costs at most so much in paise is suggested before dearer ones. */
const SMALL_PRICE: Paise = asPaise(200_00);

type PricedLine = { readonly quantity: number; readonly unitPrice: Paise };

/**
 * What one piece costs with its part of all that the order adds, in whole paise, half a paisa rounded up
 * (product 2.10.7).
 *
 * @param lines at least one piece
 */
export function pricePerPiece(lines: readonly PricedLine[], charges: OrderCharges): Paise {
  return asPaise(Math.round(computeCartTotals(lines, charges).total / countItems(lines)));
}

type Offer = {
  readonly id: string;
  readonly price: Paise;
  readonly isInStock: boolean;
  readonly maker: { readonly slug: string } | null;
};

/**
 * Picks what else may go into the parcel: in stock and not in the cart, from the makers of the cart
 * first, of these the small ones first, then in the order given (product 2.10.8).
 *
 * @param products may name a product twice
 * @param makers slugs of the makers of what is in the cart
 */
export function pickParcelOffers<Product extends Offer>(
  products: readonly Product[],
  lines: readonly { readonly productId: string }[],
  makers: readonly string[],
): Product[] {
  const inCart = new Set(lines.map(({ productId }) => productId));
  const offers = new Map(products.map((product) => [product.id, product]));
  const rank = ({ maker, price }: Product) =>
    (maker !== null && makers.includes(maker.slug) ? 0 : 2) + (price <= SMALL_PRICE ? 0 : 1);
  return [...offers.values()]
    .filter(({ id, isInStock }) => isInStock && !inCart.has(id))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_PARCEL_OFFERS);
}
