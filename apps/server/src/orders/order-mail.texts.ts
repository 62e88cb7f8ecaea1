import type { Language, OrderMail } from '@haat/domain';

/** What the mails about orders say; amounts are formatted, as is the day. */
interface OrderMailTexts {
  readonly subjects: Readonly<Record<OrderMail, (order: string) => string>>;
  readonly greeting: string;
  readonly seeOrder: string;
  placed(order: string): string;
  totalInCash(total: string): string;
  totalPaid(total: string): string;
  madeBy(groups: string): string;
  expectedBy(day: string): string;
  sent(order: string): string;
  sentWith(order: string, courier: string): string;
  sentWithNumber(order: string, courier: string, number: string): string;
  cashAtDoor(total: string): string;
  readonly nothingAtDoor: string;
  cancelled(order: string): string;
  cancelledPaid(order: string): string;
  refunded(order: string, amount: string): string;
}

/** The mails about orders (product 4.13.1). */
export const ORDER_MAIL_TEXTS: Readonly<Record<Language, OrderMailTexts>> = {
  en: {
    subjects: {
      confirmed: (order) => `We have your order ${order}`,
      shipped: (order) => `Your order ${order} is on its way`,
      cancelled: (order) => `Your order ${order} is cancelled`,
      refunded: (order) => `The money for your order ${order} is given back`,
    },
    greeting: 'Namaste,',
    seeOrder: 'See your order, or ask us about it:',
    placed: (order) => `thank you. We have your order ${order}:`,
    totalInCash: (total) =>
      `With delivery and taxes: ${total}. Please keep it ready in cash for the courier.`,
    totalPaid: (total) => `With delivery and taxes: ${total}. Your payment has reached us.`,
    madeBy: (groups) => `Made by hand by: ${groups}.`,
    expectedBy: (day) => `We expect it with you by ${day}, and write again when it leaves us.`,
    sent: (order) => `your order ${order} is packed and on its way to you.`,
    sentWith: (order, courier) =>
      `your order ${order} is packed and on its way to you. It travels with ${courier}.`,
    sentWithNumber: (order, courier, number) =>
      `your order ${order} is packed and on its way to you. It travels with ${courier}, number ${number}.`,
    cashAtDoor: (total) => `Please keep ${total} ready in cash for the courier.`,
    nothingAtDoor: 'It is paid: you have nothing to pay at the door.',
    cancelled: (order) => `your order ${order} is cancelled. You have nothing to pay.`,
    cancelledPaid: (order) =>
      `your order ${order} is cancelled. What you paid is given back, and we write again when that is done.`,
    refunded: (order, amount) => `we have given back ${amount} for your order ${order}.`,
  },
  hi: {
    subjects: {
      confirmed: (order) => `आपका ऑर्डर ${order} हमें मिल गया है`,
      shipped: (order) => `आपका ऑर्डर ${order} भेज दिया गया है`,
      cancelled: (order) => `आपका ऑर्डर ${order} रद्द हो गया है`,
      refunded: (order) => `आपके ऑर्डर ${order} के पैसे लौटा दिए गए हैं`,
    },
    greeting: 'नमस्ते,',
    seeOrder: 'अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें:',
    placed: (order) => `धन्यवाद। आपका ऑर्डर ${order} हमें मिल गया है:`,
    totalInCash: (total) =>
      `डिलीवरी और टैक्स के साथ कुल ${total}। कृपया कूरियर के लिए इतने पैसे नकद तैयार रखें।`,
    totalPaid: (total) => `डिलीवरी और टैक्स के साथ कुल ${total}। आपका पेमेंट हमें मिल गया है।`,
    madeBy: (groups) => `इन समूहों ने इसे हाथ से बनाया है: ${groups}।`,
    expectedBy: (day) => `ऑर्डर आपको ${day} तक मिल जाना चाहिए। जब हम इसे भेजेंगे, तब फिर लिखेंगे।`,
    sent: (order) => `आपका ऑर्डर ${order} पैक होकर निकल चुका है।`,
    sentWith: (order, courier) => `आपका ऑर्डर ${order} पैक होकर निकल चुका है। इसे ${courier} ला रहा है।`,
    sentWithNumber: (order, courier, number) =>
      `आपका ऑर्डर ${order} पैक होकर निकल चुका है। इसे ${courier} ला रहा है, और उसका नंबर ${number} है।`,
    cashAtDoor: (total) => `कृपया कूरियर के लिए ${total} नकद तैयार रखें।`,
    nothingAtDoor: 'इसका पेमेंट हो चुका है: सामान लेते समय आपको कुछ नहीं देना है।',
    cancelled: (order) => `आपका ऑर्डर ${order} रद्द हो गया है। आपको कुछ नहीं देना है।`,
    cancelledPaid: (order) =>
      `आपका ऑर्डर ${order} रद्द हो गया है। आपके दिए हुए पैसे लौटाए जाएँगे, और तब हम फिर लिखेंगे।`,
    refunded: (order, amount) => `हमने आपके ऑर्डर ${order} के ${amount} लौटा दिए हैं।`,
  },
};
