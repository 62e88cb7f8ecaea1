import {
  asPaise,
  estimateDelivery,
  formatDeliveryDay,
  formatPackSize,
  formatPaise,
  type Language,
  type OrderMail,
} from '@haat/domain';
import { presentPackSize } from '../catalogue/products.presenter.ts';
import type { ShopContext } from '../context.ts';
import { toPageUrl } from '../platform/mail/page-url.ts';
import { ORDER_MAIL_TEXTS } from './order-mail.texts.ts';
import {
  deleteOrderMail,
  isStillTrue,
  loadMailedOrder,
  type OrderMailRow,
  takeOrderMails,
} from './order-mails.repository.ts';

/** Mails that are sent at the same time. */
const MAILS_AT_ONCE = 20;

type MailedOrder = Omit<Awaited<ReturnType<typeof loadMailedOrder>>, 'to'>;

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
  const { to, ...mailed } = await loadMailedOrder(context.db, order_id);
  const isDone =
    to === undefined ||
    !isStillTrue(kind, mailed.order) ||
    (await context.mailer.send({
      id,
      to: to.email,
      ...writeMail(context, kind, mailed, to.language),
    }));
  if (isDone) await deleteOrderMail(context.db, id);
}

function writeMail(
  { config }: ShopContext,
  kind: OrderMail,
  mailed: MailedOrder,
  language: Language,
) {
  const { id, order_number: number } = mailed.order;
  const texts = ORDER_MAIL_TEXTS[language];
  const parts: Readonly<Record<OrderMail, () => string[]>> = {
    confirmed: () => writeConfirmation(mailed, language),
    shipped: () => writeShipping(mailed, language),
    cancelled: () => [
      mailed.order.payment_status === 'refund_due'
        ? texts.cancelledPaid(number)
        : texts.cancelled(number),
    ],
    refunded: () => [texts.refunded(number, rupees(mailed.refunded))],
  };
  const url = toPageUrl(config, `/account/orders/view-order-details?id=${id}`, language);
  return {
    subject: texts.subjects[kind](number),
    text: `${[texts.greeting, ...parts[kind](), texts.seeOrder, url].join('\n\n')}\n`,
  };
}

function writeConfirmation({ order, lines }: MailedOrder, language: Language): string[] {
  const texts = ORDER_MAIL_TEXTS[language];
  const isHindi = language === 'hi';
  const { deliverBy } = estimateDelivery(order.address_zip_code, order.created_at);
  const makers = new Set(
    lines.flatMap(({ maker, maker_hindi }) => (isHindi && maker_hindi) || (maker ?? [])),
  );
  const goods = lines.map((line) => {
    const pack = presentPackSize(line);
    const names = isHindi ? [line.name_hindi, line.name] : [line.name, line.name_hindi];
    const facts = [...names, pack && formatPackSize(pack, language)].filter(Boolean);
    return `${line.quantity} × ${facts.join(', ')}: ${rupees(line.unit_price_paise * line.quantity)}`;
  });
  const total = rupees(order.total_paise);
  return [
    texts.placed(order.order_number),
    goods.join('\n'),
    order.payment_method === 'cod' ? texts.totalInCash(total) : texts.totalPaid(total),
    ...(makers.size === 0 ? [] : [texts.madeBy([...makers].join(', '))]),
    texts.expectedBy(formatDeliveryDay(deliverBy, language)),
  ];
}

function writeShipping({ order }: MailedOrder, language: Language): string[] {
  const texts = ORDER_MAIL_TEXTS[language];
  const { order_number: number, courier, tracking_number: tracking } = order;
  return [
    courier === ''
      ? texts.sent(number)
      : tracking === ''
        ? texts.sentWith(number, courier)
        : texts.sentWithNumber(number, courier, tracking),
    order.payment_method === 'cod'
      ? texts.cashAtDoor(rupees(order.total_paise))
      : texts.nothingAtDoor,
  ];
}

function rupees(paise: number): string {
  return formatPaise(asPaise(paise));
}
