import { type DeskRole, hasDeskPermission } from '../roles.ts';

/** How long a mail about new orders waits for further ones, ms: so a member gets one in 10 minutes (product 10.2.13). */
export const NOTICE_MAIL_WAIT_MS = 10 * 60_000;

/** Browsers of a member that show new orders; one more takes the place of the oldest (product 10.2.14). */
export const MAX_PUSH_BROWSERS = 10;

/** What the server sends to the desk's service worker about a new order, as JSON. */
export interface OrderNotice {
  readonly title: string;
  readonly body: string;
  /** The path of the order at the desk, such as `/desk/orders/01jd…`. */
  readonly path: string;
}

/** Whether a role is told of new orders: of all that it packs (product 10.2.12). */
export function isToldOfOrders(role: DeskRole): boolean {
  return hasDeskPermission(role, 'orders.pack');
}

/** The push services of Chrome, Firefox, Safari and Edge. */
const PUSH_HOSTS = [
  String.raw`fcm\.googleapis\.com`,
  String.raw`updates\.push\.services\.mozilla\.com`,
  String.raw`[a-z\d.-]+\.push\.apple\.com`,
  String.raw`[a-z\d.-]+\.notify\.windows\.com`,
];

/** No port, no name and password, and nothing that a reader of addresses drops. */
const PUSH_ADDRESS = new RegExp(`^https://(?:${PUSH_HOSTS.join('|')})/[!-~]*$`);

/**
 * Whether the shop may send to an address that a browser handed in: over https to a known push service
 * alone, so that nobody has the server call other hosts (product 10.2.14).
 */
export function isPushAddress(endpoint: string): boolean {
  return PUSH_ADDRESS.test(endpoint);
}
