import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { asPaise } from '../money.ts';
import { ORDER_MAILS } from './order-mail.ts';
import {
  chooseOrderText,
  fillOrderText,
  findOrderTextFault,
  ORDER_TEXT_MAX_LENGTH,
  ORDER_TEXT_PLACES,
  type OrderPlaces,
} from './order-text.ts';
import { describePayment, ORDER_TEXTS } from './order-text-defaults.ts';

const PLACES: OrderPlaces = {
  name: 'Asha Devi',
  order: 'HAAT-2026-000042',
  total: '₹629.00',
  payment: 'Please keep ₹629.00 ready in cash for the courier.',
  day: '27 November',
  courier: 'Delhivery',
  number: '1234567890',
  link: 'https://www.delhivery.com/track-v2/package/1234567890',
  amount: '₹629.00',
  page: 'https://haat.example/account/orders/view-order-details?id=o1',
};

const ALL = ORDER_MAILS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe('a text about an order', () => {
  // product 4.13.5
  it.each(ALL)('%s is there in %s, with its places alone, and is filled', (kind, language) => {
    const text = ORDER_TEXTS[language][kind];
    expect(findOrderTextFault(kind, text)).toBeNull();
    const filled = fillOrderText(kind, text, PLACES);
    expect(filled).toContain(PLACES.order);
    expect(filled).toContain(PLACES.page);
    expect(filled).not.toMatch(/[{}]/);
  });

  // product 4.13.5
  it.each(ORDER_MAILS)('%s is in the letters of its language', (kind) => {
    const [english, hindi] = LANGUAGES.map((language) =>
      ORDER_TEXTS[language][kind].replaceAll(/\{\w+\}/g, ''),
    );
    expect(english).not.toMatch(/\p{Script=Devanagari}/u);
    expect(hindi).not.toMatch(/[a-z]/i);
  });

  // product 4.13.5
  it('leaves out a line whose place has nothing to say, and no more', () => {
    const filled = fillOrderText('shipped', ORDER_TEXTS.en.shipped, {
      ...PLACES,
      courier: 'Ramesh',
      number: '',
      link: '',
    });
    expect(filled).toBe(
      [
        'Namaste Asha Devi,',
        '',
        'your order HAAT-2026-000042 is packed and on its way to you.',
        'It travels with Ramesh.',
        'Please keep ₹629.00 ready in cash for the courier.',
        '',
        `See your order, or ask us about it: ${PLACES.page}`,
      ].join('\n'),
    );
  });

  // product 4.13.5
  it('has what a place says as one line, and fills nothing in it', () => {
    const filled = fillOrderText('packed', 'Namaste {name}: {order}', {
      ...PLACES,
      name: ' {order}\n$& ',
    });
    expect(filled).toBe('Namaste {order} $&: HAAT-2026-000042');
  });

  it.each([
    ['{nam} and {order}', ['{nam}']],
    ['{}, { name } and {NAME}', ['{}', '{ name }', '{NAME}']],
    ['{name and order}', ['{name and order}']],
    ['{name, we have {order', ['{name', '{order']],
    ['name} {{name}}', ['}', '{']],
    ['{amount} {amount}', ['{amount}']],
    // product 4.13.6
  ])('like %j is refused, and names what stands for nothing', (text, places) => {
    expect(findOrderTextFault('confirmed', text)).toEqual({ fault: 'unknown_places', places });
    expect(() => fillOrderText('confirmed', text, PLACES)).toThrow(RangeError);
  });

  // product 4.13.6
  it('is neither empty nor too long', () => {
    expect(findOrderTextFault('packed', ' \n ')).toEqual({ fault: 'empty' });
    expect(findOrderTextFault('packed', 'a'.repeat(ORDER_TEXT_MAX_LENGTH))).toBeNull();
    const long = 'a'.repeat(ORDER_TEXT_MAX_LENGTH + 1);
    expect(findOrderTextFault('packed', long)).toEqual({ fault: 'too_long' });
  });

  // product 4.13.6
  it("is the shop's own, and the default where there is none that can be used", () => {
    expect(chooseOrderText('packed', 'hi', 'पैक: {order}')).toBe('पैक: {order}');
    expect(chooseOrderText('packed', 'hi', null)).toBe(ORDER_TEXTS.hi.packed);
    expect(chooseOrderText('packed', 'en', '{courier}')).toBe(ORDER_TEXTS.en.packed);
  });

  // product 4.13.5
  it('knows the courier only once there is one', () => {
    const withCourier = ORDER_MAILS.filter((kind) => ORDER_TEXT_PLACES[kind].includes('courier'));
    expect(withCourier).toEqual(['shipped', 'out_for_delivery']);
  });
});

it.each([
  ['shipped', 'cod', 'pending', /keep ₹629\.00 ready in cash/],
  ['shipped', 'online', 'paid', /^Your payment has reached us/],
  ['cancelled', 'cod', 'cancelled', /^You have nothing to pay\.$/],
  ['cancelled', 'online', 'refund_due', /is given back/],
  // product 4.13.5
] as const)(
  'of an order that is %s (%s, %s) the payment is told',
  (...[status, method, paid, words]) => {
    const order = { status, paymentMethod: method, paymentStatus: paid, total: asPaise(62_900) };
    expect(describePayment(order, 'en')).toMatch(words);
    expect(describePayment(order, 'hi')).toMatch(/।$/);
  },
);
