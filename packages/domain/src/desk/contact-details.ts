import * as z from 'zod/mini';
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

/**
 * The number of a seller's registration for the goods and services tax: code of the state, PAN, number of
 * the registration, Z, check character.
 */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const TOO_LONG = 'This text is too long.';

function needed(field: keyof typeof CONTACT_LIMITS, message: string) {
  return requiredText(message, CONTACT_LIMITS[field], TOO_LONG);
}

function limited(field: keyof typeof CONTACT_LIMITS) {
  return optionalText(CONTACT_LIMITS[field], TOO_LONG);
}

function numberOf(pattern: RegExp, message: string) {
  return z.string(message).check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), message),
  );
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
  gstin: numberOf(GSTIN, 'A GSTIN has 15 characters.'),
  foodLicence: numberOf(FOOD_LICENCE, 'A food licence has 14 digits.'),
  grievanceOfficer: limited('grievanceOfficer'),
});
