import * as z from 'zod/mini';
import { dayInIndia, parseInstant } from '../dates.ts';
import { isGstin } from '../gst/gstin.ts';
import { FOOD_LICENCE } from '../products/product-limits.ts';
import { hindiText } from '../text/hindi-text.ts';
import { emailField, optionalText, requiredText } from '../validation/fields.ts';

/** The longest contact details, in characters. */
export const CONTACT_LIMITS = {
  headline: 120,
  subheading: 300,
  address: 300,
  phone: 60,
  hours: 120,
  /** HTML. */
  mapEmbed: 2000,
  sellerName: 120,
  sellerAddress: 300,
  grievanceOfficer: 300,
} as const;

const TOO_LONG = 'This text is too long.';

function needed(field: keyof typeof CONTACT_LIMITS, message: string) {
  return requiredText(message, CONTACT_LIMITS[field], TOO_LONG);
}

function limited(field: keyof typeof CONTACT_LIMITS) {
  return optionalText(CONTACT_LIMITS[field], TOO_LONG);
}

function numberOf(isRight: (text: string) => boolean, message: string) {
  return z.string(message).check(
    z.trim(),
    z.toUpperCase(),
    z.refine((text) => text === '' || isRight(text), message),
  );
}

/** Midnight UTC is later on the same day in India. */
function isDay(text: string): boolean {
  const instant = parseInstant(text);
  return instant !== null && dayInIndia(instant) === text;
}

/** How to reach the shop, and who sells, as the desk enters it (product 10.7.5). */
export const contactDetailsSchema = z.object({
  headline: needed('headline', 'Please enter a heading.'),
  headlineHindi: hindiText('Heading', CONTACT_LIMITS.headline),
  subheading: limited('subheading'),
  subheadingHindi: hindiText('Sentence', CONTACT_LIMITS.subheading),
  address: needed('address', 'Please enter an address.'),
  phone: needed('phone', 'Please enter a phone number.'),
  email: emailField,
  hours: limited('hours'),
  hoursHindi: hindiText('Times', CONTACT_LIMITS.hours),
  mapEmbed: limited('mapEmbed'),
  sellerName: limited('sellerName'),
  sellerAddress: limited('sellerAddress'),
  gstin: numberOf(isGstin, 'A GSTIN has 15 characters, of which the last one checks the others.'),
  gstinFrom: z.optional(numberOf(isDay, 'This is a day such as 2026-12-01.')),
  foodLicence: numberOf((text) => FOOD_LICENCE.test(text), 'A food licence has 14 digits.'),
  grievanceOfficer: limited('grievanceOfficer'),
});
