import {
  getField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseTextOrNull,
} from '../parse.ts';

/** How many messages a page of the shop's inbox has (spec §7, §9). */
export const MESSAGE_PAGE_SIZE = 20;

/** The shop's contact details (spec §3), each '' when not given. */
export type ContactInfo = {
  readonly headline: string;
  readonly subheading: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** HTML of the map, sanitised by the server. */
  readonly mapEmbed: string;
};

/** Reads the contact details; missing ones are ''. */
export function parseContactInfo(contact: unknown): ContactInfo {
  return {
    headline: parseFirstText(contact, ['headline']),
    subheading: parseFirstText(contact, ['subheading']),
    address: parseFirstText(contact, ['address']),
    phone: parseFirstText(contact, ['phone']),
    email: parseFirstText(contact, ['email']),
    hours: parseFirstText(contact, ['hours']),
    mapEmbed: parseFirstText(contact, ['mapEmbed']),
  };
}

/** The `tel:` link of a phone number as it is written for readers; digits and a leading plus. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}

/** A message to the shop as its inbox shows it (spec §3), each text '' when not given. */
export type MessageView = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  readonly isRead: boolean;
  readonly isArchived: boolean;
  /** ISO 8601 time; null when the API does not say. */
  readonly createdAt: string | null;
};

/** Reads a message; null when it has no id. */
export function parseMessage(message: unknown): MessageView | null {
  const id = parseId(getField(message, '_id') ?? getField(message, 'id'));
  if (id === null) return null;
  return {
    id,
    name: parseFirstText(message, ['name']),
    email: parseFirstText(message, ['email']),
    subject: parseFirstText(message, ['subject']),
    body: parseFirstText(message, ['body']),
    isRead: parseBoolean(getField(message, 'read')) ?? false,
    isArchived: parseBoolean(getField(message, 'archived')) ?? false,
    createdAt: parseTextOrNull(message, ['createdAt']),
  };
}

/** Reads a list of messages (`data`, or its `messages`), in order; those without an id are left out. */
export function parseMessages(messages: unknown): MessageView[] {
  return parseEach(getField(messages, 'messages') ?? messages, parseMessage);
}
