import { toLatinDigits } from '../latin-digits.ts';

/** Most characters of a courier's number. */
export const TRACKING_NUMBER_LENGTH = 60;

/** An order that waits for the number of its packet. */
export interface NumberedOrder {
  readonly id: string;
  /** Such as `HAAT-2026-10000001`. */
  readonly orderNumber: string;
}

/** What cannot be read of a list of courier numbers. */
export interface TrackingListProblem {
  /** Counted from 1. */
  readonly line: number;
  /**
   * `unnamed`: other lines name their order, this one none; `too_many`: there are more numbers than
   * orders; `named_twice`: its order stands in a line before; `number_twice`: its number does;
   * `no_number`: the order has none; `too_long`: the number has more than
   * {@link TRACKING_NUMBER_LENGTH} characters.
   */
  readonly reason:
    | 'unnamed'
    | 'too_many'
    | 'named_twice'
    | 'number_twice'
    | 'no_number'
    | 'too_long';
}

/** The numbers of a pasted list by the ids of their orders, and the lines that were left out. */
export interface TrackingList {
  readonly numbers: ReadonlyMap<string, string>;
  readonly problems: readonly TrackingListProblem[];
}

/** What stands between an order's number and that of its packet. */
const SEPARATORS = /^[\s,;:]+|[\s,;:]+$/g;

/**
 * Reads courier numbers that were pasted (product 10.2.19): one a line, in the order of the orders; or
 * each beside the number of its order, in any order of lines and columns. Empty lines are skipped.
 */
export function readTrackingList(text: string, orders: readonly NumberedOrder[]): TrackingList {
  const lines = text.split(/\r?\n|\r/).map((line, index) => ({
    line: index + 1,
    text: toLatinDigits(line).replace(SEPARATORS, ''),
  }));
  const filled = lines.filter((line) => line.text !== '');
  const named = filled.map((line) => ({ ...line, ...splitLine(line.text, orders) }));
  const areNamed = named.some(({ order }) => order !== undefined);
  const numbers = new Map<string, string>();
  const problems: TrackingListProblem[] = [];
  for (const [index, { line, order: ownOrder, number }] of named.entries()) {
    const order = areNamed ? ownOrder : orders[index];
    const refuse = (reason: TrackingListProblem['reason']) => problems.push({ line, reason });
    if (order === undefined) refuse(areNamed ? 'unnamed' : 'too_many');
    else if (number === '') refuse('no_number');
    else if (number.length > TRACKING_NUMBER_LENGTH) refuse('too_long');
    else if (numbers.has(order.id)) refuse('named_twice');
    else if (Array.from(numbers.values()).includes(number)) refuse('number_twice');
    else numbers.set(order.id, number);
  }
  return { numbers, problems };
}

/** Takes the number of an order out of a line; the rest is that of its packet. */
function splitLine(text: string, orders: readonly NumberedOrder[]) {
  const line = text.toUpperCase();
  const order = orders.find(({ orderNumber }) => line.includes(orderNumber.toUpperCase()));
  if (order === undefined) return { order, number: text };
  const at = line.indexOf(order.orderNumber.toUpperCase());
  const rest = `${text.slice(0, at)} ${text.slice(at + order.orderNumber.length)}`;
  return { order, number: rest.replace(SEPARATORS, '') };
}

/**
 * The orders whose courier number another one has, too, which a scanner reads when it is held on one
 * packet twice (product 10.2.19).
 *
 * @param numbers by the id of the order; '' is no number
 * @returns ids
 */
export function findRepeatedNumbers(numbers: ReadonlyMap<string, string>): readonly string[] {
  const given = Array.from(numbers).filter(([, number]) => number !== '');
  const byNumber = Map.groupBy(given, ([, number]) => number);
  return Array.from(byNumber.values())
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(([id]) => id));
}
