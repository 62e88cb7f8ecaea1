import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import * as common from '../index.ts';
import { asPaise } from '../money.ts';
import type { ProductRating } from '../products/rating.ts';
import * as shopper from '../shopper.ts';

const EXPORTS: Readonly<Record<string, unknown>> = { ...common, ...shopper };

/** Constants that are stored, sent or compared; what is shown in their place is below. */
const VALUES = [
  'ADDRESS_TYPES',
  'CHECKOUT_ADDRESS_TYPE',
  'COUNTRIES',
  'DEAL',
  'DEFAULT_COUNTRY',
  'INDIAN_STATES',
  // In both languages, see its own test.
  'ORDER_TEXTS',
  'PROFILE_ADDRESS_TYPE',
  'STATES_AND_TERRITORIES',
  'UNION_TERRITORIES',
  'UNKNOWN_DEVICE',
];

/** Numbers, queries and files, which are the same in both languages. */
const FORMATS_OF_BOTH = [
  'formatDecimal',
  'formatDiscount',
  'formatOrderNumber',
  'formatPaise',
  'formatProductFile',
  'formatProductFilters',
  'formatTime',
  'formatReceiptNumber',
  'formatRoundAmount',
  'formatSetParts',
];

const NAME = 'मूँग पापड़';
const RATING: ProductRating = { stars: 4, reviewCount: 1, isPlaceholder: false };
const CASH = { status: 'pending', paymentMethod: 'cod' } as const;
const ONLINE = { status: 'pending', paymentMethod: 'online' } as const;
const CHECKOUT = { isSignedIn: true, itemCount: 1, addressId: 'a', paymentMethod: null } as const;
const BUYER = { isEmailVerified: false, hasDeliveredOrder: false };
const TRUSTED = { isEmailVerified: true, hasDeliveredOrder: false };
const DAY = '2026-11-21';

/** What each rule says, in every form that it has. */
const SAMPLES: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
  avatarError: [
    shopper.avatarError(null),
    shopper.avatarError('file'),
    shopper.avatarError(new File([], 'a', { type: 'text/plain' })),
  ],
  checkoutStop: [
    shopper.checkoutStop({ ...CHECKOUT, isSignedIn: false })?.message,
    shopper.checkoutStop({ ...CHECKOUT, itemCount: 0 })?.message,
    shopper.checkoutStop({ ...CHECKOUT, addressId: null })?.message,
    shopper.checkoutStop(CHECKOUT)?.message,
  ],
  checkPasswordRules: shopper.checkPasswordRules('').map(({ rule }) => rule),
  createTemporaryReview: [
    shopper.createTemporaryReview(
      { productId: 'p', rating: 5 },
      { _id: 'u', fullName: '' },
      't',
      DAY,
    ).authorName,
  ],
  describeOrderStatus: common.ORDER_STATUSES.map(shopper.describeOrderStatus),
  formatAddressType: shopper.ADDRESS_TYPES.map(shopper.formatAddressType),
  formatBackInStock: [common.formatBackInStock(NAME)],
  formatBestBefore: [shopper.formatBestBefore(1), shopper.formatBestBefore(120)],
  formatDate: Array.from({ length: 12 }, (_, month) => shopper.formatDate(Date.UTC(2026, month))),
  formatDeliveryDay: [common.formatDeliveryDay(DAY)],
  formatDeliveryRange: [
    shopper.formatDeliveryRange(0),
    shopper.formatDeliveryRange(Date.UTC(2026, 10, 25)),
  ],
  formatDevice: [shopper.formatDevice(common.UNKNOWN_DEVICE)],
  formatError: [
    shopper.formatError({ message: '' }, 'लॉग इन नहीं हो पाया: {msg}', false),
    shopper.formatError({ message: '', status: 0 }, 'लॉग इन नहीं हो पाया', true),
  ],
  formatMakerPlace: [shopper.formatMakerPlace({ village: 'बगरू', district: 'जयपुर' })],
  formatOrderPayment: [
    shopper.formatOrderPayment({ ...CASH, paymentStatus: 'refund_due' }),
    shopper.formatOrderPayment({ ...CASH, paymentStatus: 'refund_due', refundedAt: DAY }),
    shopper.formatOrderPayment({ ...CASH, paymentStatus: 'pending' }),
    shopper.formatOrderPayment({ ...ONLINE, paymentStatus: 'refund_due' }),
    shopper.formatOrderPayment({ ...ONLINE, paymentStatus: 'refund_due', refundedAt: DAY }),
    shopper.formatOrderPayment({ ...ONLINE, paymentStatus: 'failed' }),
    shopper.formatOrderPayment({ ...ONLINE, paymentStatus: 'pending' }),
    shopper.formatOrderPayment({ ...ONLINE, paymentStatus: 'paid' }),
  ],
  formatOrderStatus: common.ORDER_STATUSES.map(shopper.formatOrderStatus),
  formatPackSize: [1, 400, 1500].flatMap((amount) =>
    common.PACK_UNITS.map((unit) => common.formatPackSize({ amount, unit })),
  ),
  formatQuantityLimit: [
    common.formatQuantityLimit({ name: NAME, stock: null }, 0),
    common.formatQuantityLimit({ name: NAME, stock: 3 }, 1),
    common.formatQuantityLimit({ name: NAME, stock: 3 }, 2),
  ],
  formatRegion: [...common.STATES_AND_TERRITORIES, ...shopper.COUNTRIES].map(shopper.formatRegion),
  formatRemainingShare: [
    common.formatRemainingShare(NAME, 10, 0),
    common.formatRemainingShare(NAME, 0, 10),
    common.formatRemainingShare(NAME, 5, 10),
  ],
  formatReviewCount: [
    shopper.formatReviewCount(RATING),
    shopper.formatReviewCount({ ...RATING, isPlaceholder: true }),
  ],
  formatShortDate: [shopper.formatShortDate(DAY)],
  formatStockLeft: [common.formatStockLeft(NAME, 1), common.formatStockLeft(NAME, 3)],
  formatUnitPrice: common.PACK_UNITS.map((unit) =>
    shopper.formatUnitPrice(asPaise(100), { amount: 7, unit }),
  ),
  joinAddress: [shopper.joinAddress({ city: 'जयपुर', state: 'Rajasthan', country: 'India' })],
  normalizeProduct: [
    shopper.normalizeProduct({ _id: 'p', price: 1 })?.name,
    shopper.normalizeProduct({ _id: 'p', price: 1 })?.storageAndUsage,
  ],
  openOrderLimitMessage: [
    common.openOrderLimitMessage(BUYER),
    common.openOrderLimitMessage(TRUSTED),
  ],
  parseReview: [shopper.parseReview({ _id: 'r', rating: 5 })?.authorName],
  selectedAddressError: [
    shopper.selectedAddressError([], null),
    shopper.selectedAddressError([], 'a'),
  ],
};

/** Fields that no form can fill with a wrong value. */
const TICKED = ['isDefault', 'language', 'rememberMe', 'showName'];

type Form = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> };

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && 'shape' in value && 'safeParse' in value;
}

/** What is said of an empty form, and of one whose fields are all too long. */
function collectMessages(form: Form): string[] {
  const fields = Object.keys(form.shape).filter((field) => !TICKED.includes(field));
  const long = Object.fromEntries(fields.map((field) => [field, 'x'.repeat(6000)]));
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  return [{}, empty, long].flatMap((input) =>
    (form.safeParse(input).error?.issues ?? []).map(({ message }) => message),
  );
}

/** The texts of a constant: words with a space between them, or with a capital letter. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^[A-Z][a-z]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || isForm(value)) return [];
  return Object.values(value).flatMap(collectTexts);
}

function expectHindi(text: unknown): void {
  expect(text).toMatch(/\p{Script=Devanagari}/u);
  expect(String(text).replace('5 MB', '')).not.toMatch(/[a-z]{2}|[\u0966-\u096f]/i);
}

it('is built for Hindi here', () => {
  expect(LANGUAGE).toBe('hi');
});

// product 2.18.1
describe('in Hindi', () => {
  it.each(
    Object.entries(EXPORTS)
      .filter(([name]) => !VALUES.includes(name))
      .map(([name, value]) => [name, collectTexts(value)] as const)
      .filter(([, texts]) => texts.length > 0),
  )('%s is', (_, texts) => {
    texts.forEach(expectHindi);
  });

  it.each(Object.entries(SAMPLES))('what %s says is', (_, texts) => {
    expect(texts).not.toEqual([]);
    texts.forEach(expectHindi);
  });

  it('no rule that formats a text is left out of the samples', () => {
    const formats = Object.keys(EXPORTS).filter((name) => name.startsWith('format'));
    const sampled = [...Object.keys(SAMPLES), ...FORMATS_OF_BOTH];
    expect(formats.filter((name) => !sampled.includes(name))).toEqual([]);
  });

  it.each(Object.entries(EXPORTS).filter(([, value]) => isForm(value)))(
    'what %s says of wrong fields is',
    (_, form) => {
      const messages = isForm(form) ? collectMessages(form) : [];
      expect(messages).not.toEqual([]);
      messages.forEach(expectHindi);
    },
  );
});

// product 9.2.4, 9.3.3, 9.3.7
it('writes days as Indians write them', () => {
  expect(shopper.formatDate(DAY)).toBe('21 नवंबर 2026');
  expect(shopper.formatShortDate(DAY)).toBe('21 नवंबर');
  expect(common.formatDeliveryDay('2026-12-01')).toBe('मंगलवार, 1 दिसंबर');
  expect(shopper.formatDeliveryRange(Date.UTC(2026, 10, 26))).toBe(
    'बुधवार 2 से शनिवार 5 दिसंबर के बीच',
  );
});

// product 3.2.4, 3.2.5
it('writes packs as packets print them', () => {
  expect(common.formatPackSize({ amount: 1500, unit: 'g' })).toBe('1.5 किलो');
  expect(common.formatPackSize({ amount: 200, unit: 'ml' })).toBe('200 मि.ली.');
  expect(shopper.formatUnitPrice(asPaise(900), { amount: 3, unit: 'piece' })).toBe('₹3.00/नग');
});

it('turns the words of a device around, and keeps its names', () => {
  expect(shopper.formatDevice('Samsung Internet on Android')).toBe('Android पर Samsung Internet');
  expect(shopper.formatDevice('Firefox')).toBe('Firefox');
});

it('keeps what is stored or typed', () => {
  expect(shopper.FALLBACK_CATEGORIES.map(({ slug }) => slug)).toEqual([
    'spices',
    'biscuits',
    'papads',
  ]);
  expect(shopper.formatRegion('constructor')).toBe('constructor');
  expect(shopper.DEFAULT_COUNTRY).toBe('India');
});
