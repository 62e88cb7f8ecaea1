import type { PaymentMethod } from '../checkout/payment.ts';
import type { Language } from '../language/language.ts';
import { formatPaise, type Paise } from '../money.ts';
import type { OrderMail } from './order-mail.ts';
import type { OrderPaymentStatus } from './payment-state.ts';

/** What the shop says about an order until its owner writes something else (product 4.13.5). */
export const ORDER_TEXTS: Readonly<Record<Language, Readonly<Record<OrderMail, string>>>> = {
  en: {
    confirmed: `Namaste {name},

thank you. We have your order {order}.
With delivery and taxes: {total}. {payment}
We expect it with you by {day}, and write again when it leaves us.

See your order, or ask us about it: {page}`,
    packed: `Namaste {name},

your order {order} is packed. We write again when it leaves us.

See your order, or ask us about it: {page}`,
    shipped: `Namaste {name},

your order {order} is packed and on its way to you.
It travels with {courier}.
Number of the courier: {number}
Follow it: {link}
{payment}

See your order, or ask us about it: {page}`,
    out_for_delivery: `Namaste {name},

your order {order} comes to your door today.
It comes with {courier}.
Number of the courier: {number}
{payment}

See your order, or ask us about it: {page}`,
    delivered: `Namaste {name},

your order {order} has arrived. We hope that you like it.

If anything is damaged or wrong, tell us: {page}`,
    cancelled: `Namaste {name},

your order {order} is cancelled. {payment}

See your order, or ask us about it: {page}`,
    refunded: `Namaste {name},

we have given back {amount} for your order {order}.

See your order, or ask us about it: {page}`,
  },
  hi: {
    confirmed: `नमस्ते {name},

धन्यवाद। आपका ऑर्डर {order} हमें मिल गया है।
डिलीवरी और टैक्स के साथ कुल {total}। {payment}
ऑर्डर आपको {day} तक मिल जाना चाहिए। जब हम इसे भेजेंगे, तब फिर लिखेंगे।

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
    packed: `नमस्ते {name},

आपका ऑर्डर {order} पैक हो गया है। जब हम इसे भेजेंगे, तब फिर लिखेंगे।

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
    shipped: `नमस्ते {name},

आपका ऑर्डर {order} पैक होकर निकल चुका है।
इसे {courier} ला रहा है।
कूरियर का नंबर: {number}
पैकेट कहाँ पहुँचा, यहाँ देखें: {link}
{payment}

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
    out_for_delivery: `नमस्ते {name},

आपका ऑर्डर {order} आज आपके घर पहुँचेगा।
इसे {courier} ला रहा है।
कूरियर का नंबर: {number}
{payment}

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
    delivered: `नमस्ते {name},

आपका ऑर्डर {order} आप तक पहुँच गया है। उम्मीद है, आपको पसंद आएगा।

कुछ टूटा या ग़लत निकले, तो हमें बताएँ: {page}`,
    cancelled: `नमस्ते {name},

आपका ऑर्डर {order} रद्द हो गया है। {payment}

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
    refunded: `नमस्ते {name},

हमने आपके ऑर्डर {order} के {amount} लौटा दिए हैं।

अपना ऑर्डर यहाँ देखें, या उसके बारे में हमसे पूछें: {page}`,
  },
};

type PaymentWords = {
  cash(total: string): string;
  readonly paid: string;
  readonly nothing: string;
  readonly givenBack: string;
};

const PAYMENT: Readonly<Record<Language, PaymentWords>> = {
  en: {
    cash: (total) => `Please keep ${total} ready in cash for the courier.`,
    paid: 'Your payment has reached us: you have nothing to pay at the door.',
    nothing: 'You have nothing to pay.',
    givenBack: 'What you paid is given back, and we write again when that is done.',
  },
  hi: {
    cash: (total) => `कृपया कूरियर के लिए ${total} नकद तैयार रखें।`,
    paid: 'आपका पेमेंट हमें मिल गया है: सामान लेते समय आपको कुछ नहीं देना है।',
    nothing: 'आपको कुछ नहीं देना है।',
    givenBack: 'आपके दिए हुए पैसे लौटाए जाएँगे, और तब हम फिर लिखेंगे।',
  },
};

/** Says what a shopper pays at the door, or gets back: what stands in place of `{payment}`. */
export function describePayment(
  order: {
    readonly status: string;
    readonly paymentMethod: PaymentMethod;
    readonly paymentStatus: OrderPaymentStatus;
    readonly total: Paise;
  },
  language: Language,
): string {
  const words = PAYMENT[language];
  if (order.status === 'cancelled') {
    return order.paymentStatus === 'refund_due' ? words.givenBack : words.nothing;
  }
  return order.paymentMethod === 'cod' ? words.cash(formatPaise(order.total)) : words.paid;
}
