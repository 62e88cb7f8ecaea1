import {
  getField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseTextOrNull,
} from '../input/read.ts';

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
