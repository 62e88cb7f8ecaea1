import {
  asPaise,
  estimateDelivery,
  formatDeliveryDay,
  formatPackSize,
  formatPaise,
  type OrderMail,
} from '@haat/domain';
import { presentPackSize } from '../catalogue/products.presenter.ts';
import type { ShopContext } from '../context.ts';
import {
  deleteOrderMail,
  isStillTrue,
  loadMailedOrder,
  type OrderMailRow,
  takeOrderMails,
} from './order-mails.repository.ts';

/** Mails that are sent at the same time. */
const MAILS_AT_ONCE = 20;

type MailedOrder = Awaited<ReturnType<typeof loadMailedOrder>>;

/**
 * Sends the queued mails about orders (product 4.13). A mail is deleted after it was sent, so that a crash
 * loses none; one that the mail server did not take is tried again later.
 *
 * @param isStopping ends the run after the mails that were taken
 */
export async function sendOrderMails(
  context: ShopContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, now } = context;
  for (;;) {
    const taken = await takeOrderMails(db, { now: now(), limit: MAILS_AT_ONCE });
    await Promise.all(taken.map((mail) => sendOne(context, mail)));
    if (taken.length < MAILS_AT_ONCE || isStopping()) return;
  }
}

async function sendOne(context: ShopContext, { id, order_id, kind }: OrderMailRow): Promise<void> {
  const mailed = await loadMailedOrder(context.db, order_id);
  const isDone =
    mailed.to === undefined ||
    !isStillTrue(kind, mailed.order) ||
    (await context.mailer.send({
      id,
      to: mailed.to,
      subject: SUBJECTS[kind](mailed.order.order_number),
      text: writeText(context, kind, mailed),
    }));
  if (isDone) await deleteOrderMail(context.db, id);
}

const SUBJECTS: Readonly<Record<OrderMail, (orderNumber: string) => string>> = {
  confirmed: (orderNumber) => `We have your order ${orderNumber}`,
  shipped: (orderNumber) => `Your order ${orderNumber} is on its way`,
  cancelled: (orderNumber) => `Your order ${orderNumber} is cancelled`,
  refunded: (orderNumber) => `The money for your order ${orderNumber} is given back`,
};

function writeText({ config }: ShopContext, kind: OrderMail, mailed: MailedOrder): string {
  const parts: Readonly<Record<OrderMail, () => string[]>> = {
    confirmed: () => writeConfirmation(mailed),
    shipped: () => writeShipping(mailed),
    cancelled: () => writeCancellation(mailed),
    refunded: () => [
      `we have given back ${rupees(mailed.refunded)} for your order ${mailed.order.order_number}.`,
    ],
  };
  const path = `/account/orders/view-order-details?id=${mailed.order.id}`;
  return `${['Namaste,', ...parts[kind]()].join('\n\n')}

See your order, or ask us about it:

${config.publicOrigin}${path}
`;
}

function writeConfirmation({ order, lines }: MailedOrder): string[] {
  const { deliverBy } = estimateDelivery(order.address_zip_code, order.created_at);
  const makers = new Set(lines.flatMap(({ maker }) => maker ?? []));
  const goods = lines.map((line) => {
    const pack = presentPackSize(line);
    const names = [line.name, line.name_hindi, pack && formatPackSize(pack)];
    const price = rupees(line.unit_price_paise * line.quantity);
    return `${line.quantity} × ${names.filter(Boolean).join(', ')}: ${price}`;
  });
  return [
    `thank you. We have your order ${order.order_number}:`,
    goods.join('\n'),
    `With delivery and taxes: ${rupees(order.total_paise)}. ${
      order.payment_method === 'cod'
        ? 'Please keep it ready in cash for the courier.'
        : 'Your payment has reached us.'
    }`,
    ...(makers.size === 0 ? [] : [`Made by hand by: ${[...makers].join(', ')}.`]),
    `We expect it with you by ${formatDeliveryDay(deliverBy)}, and write again when it leaves us.`,
  ];
}

function writeShipping({ order }: MailedOrder): string[] {
  const number = order.tracking_number === '' ? '' : `, number ${order.tracking_number}`;
  const courier = order.courier === '' ? '' : ` It travels with ${order.courier}${number}.`;
  return [
    `your order ${order.order_number} is packed and on its way to you.${courier}`,
    order.payment_method === 'cod'
      ? `Please keep ${rupees(order.total_paise)} ready in cash for the courier.`
      : 'It is paid: you have nothing to pay at the door.',
  ];
}

function writeCancellation({ order }: MailedOrder): string[] {
  return [
    `your order ${order.order_number} is cancelled. ${
      order.payment_status === 'refund_due'
        ? 'What you paid is given back, and we write again when that is done.'
        : 'You have nothing to pay.'
    }`,
  ];
}

function rupees(paise: number): string {
  return formatPaise(asPaise(paise));
}
