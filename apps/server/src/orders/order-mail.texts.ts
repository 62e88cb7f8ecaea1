import type { Language, OrderMail } from '@haat/domain';

/** What the mails about orders say around the shop's text. */
interface OrderMailTexts {
  readonly subjects: Readonly<Record<OrderMail, (order: string) => string>>;
  readonly ordered: string;
  madeBy(groups: string): string;
}

/** Subject and frame of the mails about orders (product 4.13.1); their body, which WhatsApp shares, is `order-text-defaults.ts`. */
export const ORDER_MAIL_TEXTS: Readonly<Record<Language, OrderMailTexts>> = {
  en: {
    subjects: {
      confirmed: (order) => `We have your order ${order}`,
      packed: (order) => `Your order ${order} is packed`,
      shipped: (order) => `Your order ${order} is on its way`,
      out_for_delivery: (order) => `Your order ${order} comes today`,
      delivered: (order) => `Your order ${order} has arrived`,
      cancelled: (order) => `Your order ${order} is cancelled`,
      refunded: (order) => `The money for your order ${order} is given back`,
    },
    ordered: 'What you ordered:',
    madeBy: (groups) => `Made by hand by: ${groups}.`,
  },
  hi: {
    subjects: {
      confirmed: (order) => `आपका ऑर्डर ${order} हमें मिल गया है`,
      packed: (order) => `आपका ऑर्डर ${order} पैक हो गया है`,
      shipped: (order) => `आपका ऑर्डर ${order} भेज दिया गया है`,
      out_for_delivery: (order) => `आपका ऑर्डर ${order} आज पहुँचेगा`,
      delivered: (order) => `आपका ऑर्डर ${order} पहुँच गया है`,
      cancelled: (order) => `आपका ऑर्डर ${order} रद्द हो गया है`,
      refunded: (order) => `आपके ऑर्डर ${order} के पैसे लौटा दिए गए हैं`,
    },
    ordered: 'आपने मँगवाया है:',
    madeBy: (groups) => `इन समूहों ने इसे हाथ से बनाया है: ${groups}।`,
  },
};
