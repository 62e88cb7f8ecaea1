import {
  asPaise,
  courierLink,
  describePayment,
  estimateDelivery,
  fillOrderText,
  formatDeliveryDay,
  formatPaise,
} from '@haat/domain';
import type { Config } from '../config.ts';
import type { Row } from '../platform/database/tables.ts';
import { toPageUrl } from '../platform/mail/page-url.ts';
import type { OrderNews } from './order-texts.repository.ts';

/** An order as its texts tell of it. */
export interface ToldOrder {
  readonly order: Row<'orders'>;
  /** Who is written to. */
  readonly name: string;
  /** What was given back, in paise. */
  readonly refunded: number;
}

/** Fills the text about an order, for a mail or for WhatsApp (product 4.13.5). */
export function writeOrderText(
  config: Pick<Config, 'publicOrigin'>,
  { kind, language, template }: OrderNews,
  { order, name, refunded }: ToldOrder,
): string {
  const { courier, tracking_number: number } = order;
  const { deliverBy } = estimateDelivery(order.address_zip_code, order.created_at);
  const payment = {
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    total: asPaise(order.total_paise),
  };
  return fillOrderText(kind, template, {
    name,
    order: order.order_number,
    total: formatPaise(payment.total),
    payment: describePayment(payment, language),
    day: formatDeliveryDay(deliverBy, language),
    courier,
    number,
    link: courierLink(courier, number)?.href ?? '',
    amount: refunded === 0 ? '' : formatPaise(asPaise(refunded)),
    page: toPageUrl(config, `/account/orders/view-order-details?id=${order.id}`, language),
  });
}
