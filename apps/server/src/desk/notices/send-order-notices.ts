import { isAdmin, type Language } from '@haat/domain';
import { canPack, isToldOfOrders, type OrderNotice } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { getMember } from '../members/members.repository.ts';
import { NOTICE_TEXTS } from './notice.texts.ts';
import * as notices from './notices.repository.ts';

/** Members who are mailed, or browsers that are sent to, at the same time. */
const AT_ONCE = 20;

/**
 * Tells the members of new orders (product 10.2.12): browsers at once, mails when the oldest order has
 * waited for others. A notice is deleted after it was sent, so that a crash loses none; one that could
 * not be sent is tried again later.
 *
 * @param isStopping ends the run after the notices that were taken
 */
export async function sendOrderNotices(
  context: ShopContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, now } = context;
  await notices.deleteOldNotices(db, now());
  for (;;) {
    const pushes = await notices.takePushes(db, { now: now(), limit: AT_ONCE });
    await Promise.all(pushes.map((notice) => pushOne(context, notice)));
    if (isStopping()) return;
    const members = await notices.listMembersToMail(db, { now: now(), limit: AT_ONCE });
    await Promise.all(members.map((userId) => mailOne(context, userId)));
    if (Math.max(pushes.length, members.length) < AT_ONCE || isStopping()) return;
  }
}

async function pushOne(context: ShopContext, notice: notices.NoticeRow): Promise<void> {
  const { db, push } = context;
  const { id, user_id: userId, order_id: orderId, session_id: sessionId } = notice;
  const browser = sessionId === null ? undefined : await notices.getBrowser(db, sessionId);
  const [told] = await listTold(context, userId, [orderId]);
  if (browser !== undefined && told !== undefined) {
    const text = JSON.stringify(describeOrder(told, browser.language));
    const outcome = await push.send(browser, text);
    if (outcome === 'later') return;
    if (outcome === 'gone') await notices.deleteBrowser(db, browser.session_id);
  }
  await notices.deleteNotices(db, [id]);
}

async function mailOne(context: ShopContext, userId: string): Promise<void> {
  const { db, config, mailer, now } = context;
  const taken = await notices.takeMailsOf(db, userId, now());
  const last = taken.at(-1);
  if (last === undefined) return;
  const told = await listTold(
    context,
    userId,
    taken.map(({ order_id }) => order_id),
  );
  const choices = await notices.getNoticeChoices(db, userId);
  const { email, language } = choices;
  const isWanted = choices.notice_mails === 1 && choices.email_verified_at !== null;
  const isDone =
    !isWanted ||
    told.length === 0 ||
    // Another order makes it another mail, also after a crash.
    (await mailer.send({ id: last.id, to: email, ...writeMail(told, language, config) }));
  if (isDone) {
    await notices.deleteNotices(
      db,
      taken.map(({ id }) => id),
    );
  }
}

/** What a member is told of an order. */
interface Told {
  readonly id: string;
  readonly number: string;
  readonly town: string;
  readonly pieces: number;
  /** Whether the pieces are those of her own group alone. */
  readonly isOwn: boolean;
}

/** Reads what the member may be told now of these orders: what is packed or cancelled meanwhile is left out. */
async function listTold(
  { db }: ShopContext,
  userId: string,
  orderIds: readonly string[],
): Promise<Told[]> {
  const member = await getMember(db, userId);
  if (member === undefined) return [];
  const isOwner = isAdmin({ role: member.account_role });
  const role = (isOwner ? null : member.role) ?? 'owner';
  // The role may have changed since the notice was queued.
  if (!isToldOfOrders(role)) return [];
  const makerId = isOwner ? null : member.maker_id;
  const orders = new Map(
    (await notices.listNoticedOrders(db, orderIds, makerId)).map((order) => [order.id, order]),
  );
  // In the order of the queue, each once.
  return [...new Set(orderIds)].flatMap((orderId) => {
    const order = orders.get(orderId);
    if (order === undefined || !canPack(toPayable(order))) return [];
    const { order_number: number, address_city: town, pieces } = order;
    return [{ id: orderId, number, town, pieces, isOwn: makerId !== null }];
  });
}

function toPayable(order: notices.NoticedOrder) {
  const { status, payment_method: paymentMethod, payment_status: paymentStatus } = order;
  return { status, paymentMethod, paymentStatus };
}

function describeOrder(told: Told, language: Language): OrderNotice {
  const { newOrder, pieces } = NOTICE_TEXTS[language];
  return {
    title: newOrder(told.number),
    body: [told.town, pieces(told.pieces, told.isOwn)].filter(Boolean).join(' · '),
    path: `/desk/orders/${told.id}`,
  };
}

function writeMail(
  orders: readonly Told[],
  language: Language,
  { publicOrigin }: ShopContext['config'],
): { subject: string; text: string } {
  const texts = NOTICE_TEXTS[language];
  const count = orders.length;
  const lines = orders.map((told) => {
    const { body, path } = describeOrder(told, language);
    return `${told.number} · ${body}\n${publicOrigin}${path}`;
  });
  const parts = [
    texts.greeting,
    texts.lead(count),
    ...lines,
    texts.stop,
    `${publicOrigin}/desk/notices`,
  ];
  return {
    subject: texts.subject(count, orders[0]?.number ?? ''),
    text: `${parts.join('\n\n')}\n`,
  };
}
