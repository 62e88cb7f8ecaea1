import type { WORDS } from '../../components/words/words.texts.ts';
import type { Format } from '../../lib/format/format.ts';
import type { AUDIT } from './audit.texts.ts';
import type { FieldValue } from './changed-fields.ts';

/** What the values of the log are told with, in the language of the screens. */
export interface ValueWords {
  readonly texts: (typeof AUDIT)['hi'];
  readonly words: (typeof WORDS)['hi'];
  readonly format: Format;
  /** Chooses the name of a thing. */
  readonly nameOf: (thing: { readonly name: string; readonly nameHindi: string }) => string;
}

type Labels = Readonly<Record<string, string>>;

const TIMES = ['at', 'createdAt', 'answeredAt', 'publishAt'];
const DAYS = ['firstDay', 'lastDay'];

/** Describes a value of the log: amounts as money, times as days, codes and things by their names. */
export function describeValue(field: string, value: FieldValue, told: ValueWords): string {
  const { texts, format } = told;
  if (value === null) return texts.nothing;
  switch (typeof value) {
    case 'boolean':
      return value ? texts.yes : texts.no;
    case 'number':
      if (field.endsWith('Paise')) return format.money(value);
      if (field === 'pricePercent') return `${format.number(value)}%`;
      // The share is kept in hundredths of a percent.
      return field === 'shopShare' ? `${value / 100}%` : format.number(value);
    case 'string':
      if (DAYS.includes(field)) return format.day(value);
      return TIMES.includes(field) ? format.time(value) : (labelsOf(field, told)[value] ?? value);
    default:
      return describeObject(field, value, told);
  }
}

function describeObject(field: string, value: object, told: ValueWords): string {
  if (Array.isArray(value)) {
    if (field === 'pictures') return told.texts.pictureCount(told.format.number(value.length));
    return value.map((part: FieldValue) => describeValue(field, part, told)).join(', ');
  }
  const parts = new Map<string, unknown>(Object.entries(value));
  const [name, nameHindi] = [parts.get('name'), parts.get('nameHindi')];
  if (typeof name === 'string') {
    return told.nameOf({ name, nameHindi: typeof nameHindi === 'string' ? nameHindi : '' });
  }
  const [amount, unit] = [parts.get('amount'), parts.get('unit')];
  if (typeof amount === 'number' && typeof unit === 'string') {
    const units: Labels = told.words.packUnits;
    return `${told.format.number(amount)} ${units[unit] ?? unit}`;
  }
  const orderNumber = parts.get('orderNumber');
  return typeof orderNumber === 'string' ? orderNumber : JSON.stringify(value);
}

/** What the codes of a field are called. */
function labelsOf(field: string, { texts, words }: ValueWords): Labels {
  const labels: Readonly<Record<string, Labels>> = {
    role: words.roles,
    status: { ...texts.statuses, ...words.statuses },
    returnStatus: words.returns,
    paymentStatus: words.paymentStatuses,
    method: words.refundMethods,
    kind: texts.ledgerKinds,
    stockLevel: texts.stockLevels,
    missing: texts.missingFacts,
    state: texts.discountStates,
    goods: texts.discountGoods,
  };
  return labels[field] ?? {};
}
