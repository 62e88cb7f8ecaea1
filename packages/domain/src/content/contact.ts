import { toLatinDigits } from '../desk/latin-digits.ts';
import { parseFirstText, parseTextPair } from '../parse.ts';
import { readPhoneNumber } from '../phone-number.ts';

/** Messages on a page of the shop's inbox when a call names no limit (product 9.2.3). */
export const MESSAGE_PAGE_SIZE = 20;

/** The shop's contact details, and who sells (product 3.6.2, 3.6.3); a missing text is ''. */
export type ContactInfo = {
  /** Heading of the contact page. */
  readonly headline: string;
  /** Sentence below the heading. */
  readonly subheading: string;
  /** Postal address of the shop, all of it in one text. */
  readonly address: string;
  /** As readers see it; {@link telephoneLink} makes a link of it. */
  readonly phone: string;
  /** Where shoppers write to. */
  readonly email: string;
  /** When somebody replies, in words. */
  readonly hours: string;
  /** HTML of the map, sanitised by the server. */
  readonly mapEmbed: string;
  /** Legal name of who sells. */
  readonly sellerName: string;
  /** Registered address of who sells. */
  readonly sellerAddress: string;
  /** Number of the seller's registration for the goods and services tax, 15 characters. */
  readonly gstin: string;
  /** Number of the seller's licence for food (FSSAI). */
  readonly foodLicence: string;
  /** Name of the officer for complaints, and how to reach that person. */
  readonly grievanceOfficer: string;
};

/** Parses the contact details; what is missing is '', all of it for a value that is no object. */
export function parseContactInfo(contact: unknown): ContactInfo {
  return {
    headline: parseTextPair(contact, 'headline'),
    subheading: parseTextPair(contact, 'subheading'),
    address: parseFirstText(contact, ['address']),
    phone: parseFirstText(contact, ['phone']),
    email: parseFirstText(contact, ['email']),
    hours: parseTextPair(contact, 'hours'),
    mapEmbed: parseFirstText(contact, ['mapEmbed']),
    sellerName: parseFirstText(contact, ['sellerName']),
    sellerAddress: parseFirstText(contact, ['sellerAddress']),
    gstin: parseFirstText(contact, ['gstin']),
    foodLicence: parseFirstText(contact, ['foodLicence']),
    grievanceOfficer: parseFirstText(contact, ['grievanceOfficer']),
  };
}

/**
 * The link that opens a chat with a phone number on WhatsApp (product 2.12.4); null for a number
 * without a country code, which WhatsApp does not know.
 *
 * @param text the message to start with
 */
export function whatsAppLink(phone: string, text: string): string | null {
  const number = readPhoneNumber(phone).trim();
  if (!number.startsWith('+')) return null;
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(text)}`;
}

function digitsOf(phone: string): string {
  return toLatinDigits(phone).replace(/\D/g, '');
}

/** The `tel:` URL of a phone number that is written for readers. */
export function telephoneLink(phone: string): string {
  const number = readPhoneNumber(phone).trim();
  if (number.startsWith('+')) return `tel:+${digitsOf(number)}`;
  // The 0 of calls inside India stays: a landline is not reached without it.
  return `tel:${digitsOf(phone)}`;
}

const MAP_MARKER = /[?&;]marker=(-?\d+(?:\.\d+)?)(?:%2C|,)(-?\d+(?:\.\d+)?)(?!\d)/i;

/** The place that the shop's map marks, in degrees north and east; null for a map without a marker. */
export function readMapMarker(mapEmbed: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = MAP_MARKER.exec(mapEmbed) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
