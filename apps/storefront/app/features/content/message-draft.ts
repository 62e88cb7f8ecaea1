import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { storage } from '../../state/create-stores.ts';

/** The fields of the contact form. */
export type MessageForm = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
};

export const EMPTY_MESSAGE: MessageForm = { name: '', email: '', subject: '', body: '' };

function parseDraft(stored: unknown): MessageForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return {
    name: parseText(stored, 'name'),
    email: parseText(stored, 'email'),
    subject: parseText(stored, 'subject'),
    body: parseText(stored, 'body'),
  };
}

function parseText(stored: object, name: string): string {
  const text: unknown = Reflect.get(stored, name);
  return typeof text === 'string' ? text : '';
}

/**
 * The message that the shopper is writing; it survives a reload and a closed tab until it is sent.
 */
export const messageDraft = createStoredValue({
  key: 'message-draft',
  initial: EMPTY_MESSAGE,
  parse: parseDraft,
  storage,
});

/** The account of a signed-in shopper; undefined for a guest. */
export type Sender = { readonly fullName: string; readonly email: string } | undefined;

/** Fills an empty name and email with those of the signed-in shopper (product 2.12.10). */
export function addSender(message: MessageForm, sender: Sender): MessageForm {
  return {
    ...message,
    name: message.name || (sender?.fullName ?? ''),
    email: message.email || (sender?.email ?? ''),
  };
}

/** Removes the account's own name and email, which must not stay behind in the browser. */
export function removeSender(message: MessageForm, sender: Sender): MessageForm {
  return {
    ...message,
    name: message.name === sender?.fullName ? '' : message.name,
    email: message.email === sender?.email ? '' : message.email,
  };
}
