import {
  asPaise,
  formatDeliveryDay,
  formatPaise,
  type Language,
  toLanguagePath,
} from '@haat/domain';
import { courierLink, describePayment, type OrderMail, type OrderPlaces } from '@haat/domain/desk';

const COURIER = 'Delhivery';
const NUMBER = '1490819278234';
const TOTAL = asPaise(739_00);
const NAMES: Readonly<Record<Language, string>> = { en: 'Kamala Devi', hi: 'कमला देवी' };

/** An order in cash as a text of this kind would tell of it, for its preview. */
export function describeExampleOrder(kind: OrderMail, language: Language): OrderPlaces {
  const order = {
    status: kind === 'cancelled' ? kind : 'pending',
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    total: TOTAL,
  } as const;
  return {
    name: NAMES[language],
    order: 'HAAT-2026-10000042',
    total: formatPaise(TOTAL),
    payment: describePayment(order, language),
    day: formatDeliveryDay('2026-11-27', language),
    courier: COURIER,
    number: NUMBER,
    link: courierLink(COURIER, NUMBER)?.href ?? '',
    amount: formatPaise(TOTAL),
    page: new URL(toLanguagePath('/account/orders', language), location.href).href,
  };
}
