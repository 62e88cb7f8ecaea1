/** The 28 states of India in English, by the alphabet (product 2.13.2). */
export const INDIAN_STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** The 8 union territories of India in English, by the alphabet (product 2.13.2). */
export const UNION_TERRITORIES = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

/**
 * All choices of the State dropdown, which draws the states and the union territories apart
 * (product 2.13.2).
 */
export const STATES_AND_TERRITORIES: readonly string[] = [...INDIAN_STATES, ...UNION_TERRITORIES];

/** Preset country of a new address (product 2.14.5, 9.2.4). */
export const DEFAULT_COUNTRY = 'India';

const COUNTRY_NAMES = [
  DEFAULT_COUNTRY,
  'Australia',
  'Bangladesh',
  'Bhutan',
  'Canada',
  'Germany',
  'Maldives',
  'Nepal',
  'Singapore',
  'Sri Lanka',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
] as const;

/** A name by which an address has a state, a union territory or a country. */
export type RegionName =
  | (typeof INDIAN_STATES)[number]
  | (typeof UNION_TERRITORIES)[number]
  | (typeof COUNTRY_NAMES)[number];

/** The choices of the Country dropdown: India first, the others by name (product 2.13.2). */
export const COUNTRIES: readonly string[] = COUNTRY_NAMES;

// Names that postal data still uses, reduced to their letters.
const OTHER_NAMES = new Map([
  ['orissa', 'Odisha'],
  ['chattisgarh', 'Chhattisgarh'],
  ['uttaranchal', 'Uttarakhand'],
  ['pondicherry', 'Puducherry'],
  ['newdelhi', 'Delhi'],
  ['nctofdelhi', 'Delhi'],
  ['dadranagarhaveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['damandiu', 'Dadra and Nagar Haveli and Daman and Diu'],
]);

/** The letters of a name without "the" and "and", equal for all spellings of one place. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:the|and)\b/g, '')
    .replace(/[^a-z]/g, '');
}

const BY_LETTERS = new Map(STATES_AND_TERRITORIES.map((name) => [lettersOf(name), name]));

/** Finds the State choice for postal names such as 'Jammu & Kashmir' or 'Orissa', else ''. */
export function matchState(name: string): string {
  const letters = lettersOf(name);
  return BY_LETTERS.get(letters) ?? OTHER_NAMES.get(letters) ?? '';
}
