import {
  asPaise,
  formatPackSize,
  formatPaise,
  isMailTrue,
  type Language,
  type OrderMail,
} from '@haat/domain';
import { presentPackSize } from '../catalogue/products.presenter.ts';
import type { ShopContext } from '../context.ts';
import { ORDER_MAIL_TEXTS } from './order-mail.texts.ts';
import {
  deleteOrderMail,
  loadMailedOrder,
  type OrderMailRow,
  takeOrderMails,
  toMailed,
} from './order-mails.repository.ts';
import { getOrderText } from './order-texts.repository.ts';
import { writeOrderText } from './write-order-text.ts';

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
    !isMailTrue(kind, toMailed(mailed.order, mailed.isPacked)) ||
    (await context.mailer.send({
      id,
      to: to.email,
      ...(await writeMail(context, kind, mailed, to)),
    }));
  if (isDone) await deleteOrderMail(context.db, id);
}

async function writeMail(
  { db, config }: ShopContext,
  kind: OrderMail,
  { order, lines, refunded }: MailedOrder,
  { full_name: name, language }: { full_name: string; language: Language },
) {
  const template = await getOrderText(db, kind, language);
  const text = writeOrderText(config, { kind, language, template }, { order, name, refunded });
  const parts = kind === 'confirmed' ? [text, ...listGoods(lines, language)] : [text];
  return {
    subject: ORDER_MAIL_TEXTS[language].subjects[kind](order.order_number),
    text: `${parts.join('\n\n')}\n`,
  };
}

/** What was ordered, with prices, and who made it. */
function listGoods(lines: MailedOrder['lines'], language: Language): string[] {
  const texts = ORDER_MAIL_TEXTS[language];
  const isHindi = language === 'hi';
  const makers = new Set(
    lines.flatMap(({ maker, maker_hindi }) => (isHindi && maker_hindi) || (maker ?? [])),
  );
  const goods = lines.map((line) => {
    const pack = presentPackSize(line);
    const names = isHindi ? [line.name_hindi, line.name] : [line.name, line.name_hindi];
    const facts = [...names, pack && formatPackSize(pack, language)].filter(Boolean);
    return `${line.quantity} × ${facts.join(', ')}: ${rupees(line.unit_price_paise * line.quantity)}`;
  });
  return [
    [texts.ordered, ...goods].join('\n'),
    ...(makers.size === 0 ? [] : [texts.madeBy([...makers].join(', '))]),
  ];
}

function rupees(paise: number): string {
  return formatPaise(asPaise(paise));
}
