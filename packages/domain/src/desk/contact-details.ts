import * as z from 'zod/mini';
import { FOOD_LICENCE } from '../products/product-limits.ts';
import {
  emailField,
  type OptionalTextField,
  optionalText,
  requiredText,
  type TextField,
} from '../validation/fields.ts';

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

/** The fields of contact details. They are spelled out for editors, which show no text of inferred ones. */
type ContactFields = {
  /** Heading of the contact page, 1 to 120 characters. */
  headline: TextField;
  /** Sentence below the heading, at most 300 characters. */
  subheading: OptionalTextField;
  /** Postal address of the shop, 1 to 300 characters. */
  address: TextField;
  /** As readers see it, 1 to 60 characters. */
  phone: TextField;
  /** Where shoppers write to, at most 254 characters. */
  email: TextField;
  /** When somebody replies, in words, at most 120 characters. */
  hours: OptionalTextField;
  /** HTML of a map, at most 2,000 characters; the server takes maps of the hosts that it embeds. */
  mapEmbed: OptionalTextField;
  /** Legal name of who sells, at most 120 characters. */
  sellerName: OptionalTextField;
  /** Registered address of who sells, at most 300 characters. */
  sellerAddress: OptionalTextField;
  /** Like {@link GSTIN}, or '' where the seller has none. */
  gstin: TextField;
  /** 14 digits of the seller's licence for food (FSSAI), or '' where the seller has none. */
  foodLicence: TextField;
  /** Name of the officer for complaints and how to reach that person, at most 300 characters. */
  grievanceOfficer: OptionalTextField;
};

/** How to reach the shop, and who sells, as the desk enters it (product 10.7.5). */
export const contactDetailsSchema: z.ZodMiniObject<ContactFields> = z.object({
  headline: needed('headline', 'Please enter a heading.'),
  subheading: limited('subheading'),
  address: needed('address', 'Please enter an address.'),
  phone: needed('phone', 'Please enter a phone number.'),
  email: emailField,
  hours: limited('hours'),
  mapEmbed: limited('mapEmbed'),
  sellerName: limited('sellerName'),
  sellerAddress: limited('sellerAddress'),
  gstin: numberOf(GSTIN, 'A GSTIN has 15 characters.'),
  foodLicence: numberOf(FOOD_LICENCE, 'A food licence has 14 digits.'),
  grievanceOfficer: limited('grievanceOfficer'),
});
