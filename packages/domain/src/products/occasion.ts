import { LANGUAGE } from '#language';

/** What a thing is bought for, in the order in which it is shown (product 3.2.6). */
export const OCCASIONS = ['gift', 'diwali', 'rakhi', 'wedding', 'kitchen'] as const;

export type Occasion = (typeof OCCASIONS)[number];

const EN: Readonly<Record<Occasion, string>> = {
  gift: 'All gifts',
  diwali: 'Diwali',
  rakhi: 'Rakhi',
  wedding: 'Weddings',
  kitchen: 'For the kitchen',
};

const HI: typeof EN = {
  gift: 'सारे तोहफ़े',
  diwali: 'दिवाली',
  rakhi: 'राखी',
  wedding: 'शादी',
  kitchen: 'रसोई के लिए',
};

/** The occasions as shoppers read them. */
export const OCCASION_LABELS = LANGUAGE === 'hi' ? HI : EN;

/** The occasions of a list, each once and in their order; unknown ones are left out. */
export function toOccasions(names: readonly unknown[]): Occasion[] {
  return OCCASIONS.filter((occasion) => names.includes(occasion));
}

/** Reads occasions with spaces or commas between them, as a file and the database have them. */
export function readOccasions(text: string): { occasions: Occasion[]; hasUnknown: boolean } {
  const names = text.toLowerCase().match(/[^\s,;]+/g) ?? [];
  const occasions = toOccasions(names);
  return { occasions, hasUnknown: occasions.length < new Set(names).size };
}
