import { dayInIndia, startOfDayInIndia } from '@haat/domain/desk';
import type { Language } from '../language/language.ts';

const LOCALES = { hi: 'hi-IN', en: 'en-IN' } as const;

/** The shop's days and hours, wherever the phone thinks it is. */
const TIME_ZONE = 'Asia/Kolkata';

/** Numbers, money and times as a language writes them. */
export interface Format {
  /** A whole number, such as `1,250`. */
  number(value: number): string;
  /** @param paise whole paise; only an amount with a part of a rupee shows it */
  money(paise: number): string;
  /** A day, such as `23 नवंबर 2026`. @param iso a time in ISO 8601 */
  day(iso: string): string;
  /** How many days ago, by India's calendar, such as `6 days ago`. @param now epoch ms */
  age(iso: string, now: number): string;
  /** A day and its hour. @param iso a time in ISO 8601 */
  time(iso: string): string;
  /** A month and its year. @param month such as `2026-11` */
  month(month: string): string;
  /** The same as short as a column needs it, such as `Nov 2026`. */
  shortMonth(month: string): string;
}

const DAY_MS = 86_400_000;

/** The start of a time's day in India, epoch ms. */
function startOfDay(time: number): number {
  return startOfDayInIndia(dayInIndia(time));
}

function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const rupees = { style: 'currency', currency: 'INR' } as const;
  const whole = new Intl.NumberFormat(locale, { ...rupees, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, rupees);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const times = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
  const months = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shortMonths = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    number: (value) => numbers.format(value),
    // Without a minus sign before a zero.
    money: (paise) => (paise % 100 === 0 ? whole : exact).format(paise / 100 || 0),
    day: (iso) => days.format(new Date(iso)),
    age: (iso, now) => {
      const days = (startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY_MS;
      return ages.format(days, 'day');
    },
    time: (iso) => times.format(new Date(iso)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    shortMonth: (month) => shortMonths.format(new Date(`${month}-01T00:00:00Z`)),
  };
}

/** The formats of each language. */
export const FORMATS: Readonly<Record<Language, Format>> = {
  hi: createFormat('hi'),
  en: createFormat('en'),
};
