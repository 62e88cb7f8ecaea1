import type { Language } from '../language/language.ts';
import type { OrderMail } from './order-mail.ts';
import { ORDER_TEXTS } from './order-text-defaults.ts';

/** What stands in the text about an order in place of `{name}` and the like (product 4.13.5). */
export type OrderPlaces = {
  /** Of who is written to. */
  readonly name: string;
  /** The number of the order. */
  readonly order: string;
  /** What the order costs. */
  readonly total: string;
  /** What is to be paid at the door, in a sentence. */
  readonly payment: string;
  /** The day by which it is expected. */
  readonly day: string;
  /** Who carries it; '' while nobody does. */
  readonly courier: string;
  /** Its number there; '' without one. */
  readonly number: string;
  /** Where the packet is followed; '' for a courier that is not known. */
  readonly link: string;
  /** What was given back. */
  readonly amount: string;
  /** The address of the order's page in the shop. */
  readonly page: string;
};

export type OrderPlace = keyof OrderPlaces;

const PACKET = ['name', 'order', 'total', 'payment', 'courier', 'number', 'link', 'page'] as const;

/** The places that each text may use (product 4.13.5). */
export const ORDER_TEXT_PLACES: Readonly<Record<OrderMail, readonly OrderPlace[]>> = {
  confirmed: ['name', 'order', 'total', 'payment', 'day', 'page'],
  packed: ['name', 'order', 'total', 'payment', 'day', 'page'],
  shipped: PACKET,
  out_for_delivery: PACKET,
  delivered: ['name', 'order', 'total', 'page'],
  cancelled: ['name', 'order', 'total', 'payment', 'page'],
  refunded: ['name', 'order', 'total', 'amount', 'page'],
};

/** The most characters of a text: WhatsApp rejects links of many thousand, and Hindi takes nine for one. */
export const ORDER_TEXT_MAX_LENGTH = 700;

/** Why a text cannot be used; `places` as they are written in it. */
export type OrderTextFault =
  | { readonly fault: 'empty' | 'too_long' }
  | { readonly fault: 'unknown_places'; readonly places: readonly string[] };

/** A place, and a brace that begins or ends none. */
const BRACES = /\{[^{}\n]{0,30}\}|\{\w*|\}/g;

/** Finds what is wrong with a text about an order (product 4.13.6); null if it can be used. */
export function findOrderTextFault(kind: OrderMail, text: string): OrderTextFault | null {
  if (text.trim() === '') return { fault: 'empty' };
  if (text.length > ORDER_TEXT_MAX_LENGTH) return { fault: 'too_long' };
  const known = new Set(ORDER_TEXT_PLACES[kind].map((place) => `{${place}}`));
  const places = new Set((text.match(BRACES) ?? []).filter((found) => !known.has(found)));
  return places.size === 0 ? null : { fault: 'unknown_places', places: Array.from(places) };
}

/**
 * Fills the places of a text (product 4.13.5). A line with a place that has nothing to say is left out,
 * such as that of the number of a packet without one.
 *
 * @throws {RangeError} for an empty text, and one with a place that it may not use
 */
export function fillOrderText(kind: OrderMail, text: string, places: OrderPlaces): string {
  const fault = findOrderTextFault(kind, text);
  if (fault !== null) throw new RangeError(`The text '${kind}' cannot be filled: ${fault.fault}.`);
  const lines = text.split('\n').flatMap((line) => {
    const used = ORDER_TEXT_PLACES[kind].filter((place) => line.includes(`{${place}}`));
    if (used.some((place) => places[place].trim() === '')) return [];
    // All at once, so that a name like '{order}' stays what it is.
    return line.replace(BRACES, (found) => {
      const place = used.find((one) => `{${one}}` === found);
      return place === undefined ? found : places[place].replaceAll(/\s+/g, ' ').trim();
    });
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Chooses the text about an order: the shop's own, else the default, also for one that an earlier version
 * of the shop allowed and this one does not.
 *
 * @param own null if the shop has none
 */
export function chooseOrderText(kind: OrderMail, language: Language, own: string | null): string {
  return own === null || findOrderTextFault(kind, own) !== null ? ORDER_TEXTS[language][kind] : own;
}
