import { whatsAppLink } from '../../content/contact.ts';
import type { Language } from '../../language/language.ts';
import { PHONE_SIGNS } from '../../phone-number.ts';
import { cutText } from '../../text/cut-text.ts';
import { toLatinDigits } from '../latin-digits.ts';

/** What a reply to a message is made from. */
export interface RepliedMessage {
  /** As the writer put it; '' for none. The reply has it after 'Re: '. */
  readonly subject: string;
  /** Plain text, of which the reply quotes the first 400 characters. */
  readonly body: string;
}

/** The language to answer in: Hindi to who wrote in its letters (product 10.5.7). */
export function replyLanguage({ subject, body }: RepliedMessage): Language {
  return /\p{Script=Devanagari}/u.test(subject + body) ? 'hi' : 'en';
}

/** Programs for mail and WhatsApp reject links of many thousand characters. */
const QUOTE_LENGTH = 400;

const SIGNS = `${PHONE_SIGNS.source}{0,3}`;

/** An Indian mobile number of ten digits, with what people write before and between them. */
const MOBILE = new RegExp(
  `(?<![\\d+])(?:(?:\\+|00)?91${SIGNS}0?${SIGNS}|0${SIGNS})?([6-9](?:${SIGNS}\\d){9})(?!\\d)`,
);

/**
 * Finds the first Indian mobile number that somebody wrote, in digits of either script.
 *
 * @returns such as `+919876543210`; null without one
 */
export function findMobileNumber(text: string): string | null {
  const [, found] = MOBILE.exec(toLatinDigits(text)) ?? [];
  return found === undefined ? null : `+91${found.replace(/\D/g, '')}`;
}

/** What a reply begins with. */
export interface ReplyWords {
  /** The first line. */
  readonly greeting: string;
  /** Left out: room to write in. */
  readonly answer?: string | undefined;
}

/** A greeting, the answer or room for it, and the beginning of the message as a quote. */
function beginReply({ body }: RepliedMessage, { greeting, answer = '' }: ReplyWords): string {
  const text = body.trim();
  const cut = cutText(text, QUOTE_LENGTH);
  const lines = (cut === text ? text : `${cut}…`).split(/\r?\n/).map((line) => `> ${line}`);
  return `${greeting}\n\n${answer}\n\n${lines.join('\n')}`;
}

/**
 * The link that begins a mail to who wrote a message, with its subject and its text as a quote
 * (product 10.5.4); null for a message without an e-mail address.
 */
export function mailReplyLink(
  message: RepliedMessage & { readonly email: string },
  words: ReplyWords,
): string | null {
  const { email, subject } = message;
  if (email === '') return null;
  const answered = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  // The address of RFC 6068: escaped but for its @.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  // Mail programs want the line breaks of a mail.
  const body = beginReply(message, words).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(answered.trim())}&body=${encodeURIComponent(body)}`;
}

/**
 * Finds the number to answer a message in WhatsApp (product 10.5.4, 10.5.5): the one that was typed beside
 * it, else an Indian mobile number in it.
 *
 * @returns such as `+919876543210`; null without one
 */
export function findReplyNumber({
  phoneNumber,
  subject,
  body,
}: RepliedMessage & { readonly phoneNumber: string }): string | null {
  if (phoneNumber.startsWith('+')) return phoneNumber;
  return findMobileNumber(phoneNumber) ?? findMobileNumber(body) ?? findMobileNumber(subject);
}

/**
 * The link that begins a chat with the number of {@link findReplyNumber} (product 10.5.4); null for a
 * message without one.
 */
export function whatsAppReplyLink(
  message: RepliedMessage & { readonly phoneNumber: string },
  words: ReplyWords,
): string | null {
  const number = findReplyNumber(message);
  return number === null ? null : whatsAppLink(number, beginReply(message, words));
}
