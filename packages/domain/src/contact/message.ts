import {
  readBoolean,
  readEach,
  readField,
  readFirstText,
  readId,
  readTextOrNull,
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
export function readMessage(message: unknown): MessageView | null {
  const id = readId(readField(message, '_id') ?? readField(message, 'id'));
  if (id === null) return null;
  return {
    id,
    name: readFirstText(message, ['name']),
    email: readFirstText(message, ['email']),
    subject: readFirstText(message, ['subject']),
    body: readFirstText(message, ['body']),
    isRead: readBoolean(readField(message, 'read')) ?? false,
    isArchived: readBoolean(readField(message, 'archived')) ?? false,
    createdAt: readTextOrNull(message, ['createdAt']),
  };
}

/** Reads a list of messages (`data`, or its `messages`), in order; those without an id are left out. */
export function readMessages(messages: unknown): MessageView[] {
  return readEach(readField(messages, 'messages') ?? messages, readMessage);
}
